import type { searchFields as english } from '../en/searchFields.ts';
import type { Translation } from '../translation.ts';

export const searchFields = {
  dates: 'Reisedaten',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  noDates: 'Anreise – Abreise',
  addDate: 'Datum wählen',
  dayRejected: '„{text}“ ist kein Datum ab dem {day}.',
  calendar: 'Kalender',
  chooseArrival: 'Wählen Sie den Tag Ihrer Anreise',
  chooseDeparture: 'Wählen Sie den Tag Ihrer Abreise',
  clearDates: 'Reisedaten löschen',
  done: 'Fertig',
  travelers: 'Reisende',
  travelersExample: '2 Reisende',
  partyRejected:
    '„{text}“ wurde nicht verstanden. Schreiben Sie „2 Erwachsene, 1 Zimmer“ oder verwenden Sie die Schaltfläche.',
  partyWords: {
    rooms: 'zimmer, zimmern, raum, räume, räumen',
    children: 'kind, kinder, kindern',
    adults:
      'erwachsener, erwachsene, erwachsenen, reisender, reisende, reisenden, gast, gäste, gästen, person, personen, leute, leuten',
    and: 'und',
  },
  chooseGuests: 'Gäste wählen',
  guestsAndRooms: 'Gäste und Zimmer',
  rooms: { label: 'Zimmer', fewer: 'Weniger Zimmer', more: 'Mehr Zimmer' },
  adults: { label: 'Erwachsene', fewer: 'Weniger Erwachsene', more: 'Mehr Erwachsene' },
  children: { label: 'Kinder', fewer: 'Weniger Kinder', more: 'Mehr Kinder' },
  ageOfChild: 'Alter von Kind {number, number}',
  chooseAge: 'Auswählen',
  underOne: 'Unter 1',
  roomsWithoutAdult:
    'In jedem Zimmer muss ein Erwachsener sein: {rooms, plural, one {# Zimmer} other {# Zimmer}} für {adults, plural, one {# Erwachsenen} other {# Erwachsene}} ist nicht möglich.',
  missingAges:
    '{children, plural, one {Wählen Sie das Alter des Kindes.} other {Wählen Sie das Alter jedes Kindes.}}',
} as const satisfies Translation<typeof english>;
