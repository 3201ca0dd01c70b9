import type { search as english } from '../en/search.ts';
import type { Translation } from '../translation.ts';

export const search = {
  tabs: { label: 'Was Sie buchen', stays: 'Unterkünfte', experiences: 'Erlebnisse' },
  form: 'Unterkünfte',
  changeStay: 'Aufenthalt ändern',
  submit: 'Suchen',
  open: 'Ändern',
  close: 'Schließen',
  anyDates: 'Beliebige Reisedaten',
  allPlaces: 'Alle Orte',
  stay: '{days}, {nights, plural, one {# Nacht} other {# Nächte}}, {guests}{rooms, plural, =1 {} one {, # Zimmer} other {, # Zimmer}}',
  stayTonight: '{tonight}, {guests}{rooms, plural, =1 {} one {, # Zimmer} other {, # Zimmer}}',
  mended: {
    checkInPast: 'Die Anreise lag in der Vergangenheit: {day}. Wählen Sie neue Reisedaten.',
    checkOutPast: 'Die Abreise lag in der Vergangenheit: {day}. Wählen Sie neue Reisedaten.',
    notAfterCheckIn: 'Die Abreise lag nicht nach der Anreise. Sie ist jetzt am Tag danach.',
  },
  results: {
    back: 'Zurück zu den Ergebnissen',
    allStaysIn: 'Alle Unterkünfte in {place}',
    allStays: 'Alle Unterkünfte',
  },
} as const satisfies Translation<typeof english>;
