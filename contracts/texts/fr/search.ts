import type { search as english } from '../en/search.ts';
import type { Translation } from '../translation.ts';

export const search = {
  tabs: { label: 'Que réserver', stays: 'Séjours', experiences: 'Expériences' },
  form: 'Séjours',
  changeStay: 'Modifier votre séjour',
  submit: 'Rechercher',
  open: 'Modifier',
  close: 'Fermer',
  anyDates: 'Toutes les dates',
  allPlaces: 'Tous les lieux',
  stay: '{days}, {nights, plural, one {# nuit} other {# nuits}}, {guests}{rooms, plural, =1 {} one {, # chambre} other {, # chambres}}',
  stayTonight: '{tonight}, {guests}{rooms, plural, =1 {} one {, # chambre} other {, # chambres}}',
  mended: {
    checkInPast: 'La date d’arrivée est passée : {day}. Choisissez de nouvelles dates.',
    checkOutPast: 'La date de départ est passée : {day}. Choisissez de nouvelles dates.',
    notAfterCheckIn: 'Le départ n’était pas après l’arrivée ; il est maintenant fixé au lendemain.',
  },
  results: {
    back: 'Retour aux résultats',
    allStaysIn: 'Tous les séjours : {place}',
    allStays: 'Tous les séjours',
  },
} as const satisfies Translation<typeof english>;
