import type { deskBookings as english } from '../en/deskBookings.ts';
import type { Translation } from '../translation.ts';

export const deskBookings = {
  caption: 'Die Liste der Buchungen',
  text: 'Name, E-Mail oder Nummer',
  textInvalid: 'Geben Sie mindestens zwei Zeichen ein.',
  reference: 'Referenz des Anbieters',
  hotel: 'Hotel oder seine ID',
  hotelInvalid: 'Geben Sie mindestens zwei Zeichen ein.',
  status: 'Status',
  waits: 'Wartet auf',
  waitsFor: {
    outcome: 'Das Ergebnis des Anbieters',
    cancellation: 'Eine Stornierung',
    mismatch: 'Die Klärung einer Abweichung',
    mail: 'Eine nicht gesendete E-Mail',
  },
  checkInFrom: 'Anreise von',
  checkInTo: 'Anreise bis',
  createdFrom: 'Gebucht von',
  createdTo: 'Gebucht bis',
  order: 'Reihenfolge',
  orders: {
    newest: 'Neueste zuerst',
    arrival: 'Nach Anreise',
  },
  ofAccount: 'Nur die Buchungen eines Kontos werden angezeigt.',
  columns: {
    number: 'Nummer',
    status: 'Status',
    guest: 'Gast',
    hotel: 'Hotel',
    stay: 'Aufenthalt',
    total: 'Gesamtpreis',
    reference: 'Referenz',
    created: 'Gebucht',
    waits: 'Wartet seit',
  },
  erased: 'Personenbezogene Daten gelöscht',
  export: 'Als CSV exportieren',
  none: 'Es gibt noch keine Buchungen.',
  noneFound:
    'Keine Buchung passt zu diesen Filtern. Ändern Sie sie oder löschen Sie sie, um alle Buchungen zu sehen.',
} as const satisfies Translation<typeof english>;
