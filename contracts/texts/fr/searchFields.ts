import type { searchFields as english } from '../en/searchFields.ts';
import type { Translation } from '../translation.ts';

export const searchFields = {
  dates: 'Dates',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  noDates: 'arrivée – départ',
  addDate: 'Ajouter une date',
  dayRejected: '« {text} » n’est pas une date à partir du {day}.',
  calendar: 'Calendrier',
  chooseArrival: 'Choisissez le jour d’arrivée',
  chooseDeparture: 'Choisissez le jour de départ',
  clearDates: 'Effacer les dates',
  done: 'Terminé',
  travelers: 'Voyageurs',
  travelersExample: '2 voyageurs',
  partyRejected:
    '« {text} » n’est pas compris. Écrivez « 2 adultes, 1 chambre », ou utilisez le bouton.',
  partyWords: {
    rooms: 'chambre, chambres',
    children: 'enfant, enfants, bébé, bébés',
    adults:
      'adulte, adultes, voyageur, voyageurs, voyageuse, voyageuses, client, clients, cliente, clientes, personne, personnes, pers, pers.',
    and: 'et',
  },
  chooseGuests: 'Choisir les voyageurs',
  guestsAndRooms: 'Voyageurs et chambres',
  rooms: { label: 'Chambres', fewer: 'Retirer une chambre', more: 'Ajouter une chambre' },
  adults: { label: 'Adultes', fewer: 'Retirer un adulte', more: 'Ajouter un adulte' },
  children: { label: 'Enfants', fewer: 'Retirer un enfant', more: 'Ajouter un enfant' },
  ageOfChild: 'Âge de l’enfant {number, number}',
  chooseAge: 'Choisir',
  underOne: 'Moins de 1 an',
  roomsWithoutAdult:
    'Il faut un adulte par chambre : {rooms, plural, one {# chambre} other {# chambres}} pour {adults, plural, one {# adulte} other {# adultes}}, ce n’est pas possible.',
  missingAges:
    '{children, plural, one {Choisissez l’âge de l’enfant.} other {Choisissez l’âge de chaque enfant.}}',
} as const satisfies Translation<typeof english>;
