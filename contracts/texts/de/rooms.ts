import type { rooms as english } from '../en/rooms.ts';
import type { Translation } from '../translation.ts';

export const rooms = {
  none: 'Keine Zimmer verfügbar',
  noneWithBeds: 'Kein Zimmer hat diese Anzahl Betten. Lassen Sie sich alle Zimmer anzeigen.',
  booked: 'Sie haben diesen Zimmertyp gebucht.',
  filter: {
    label: 'Zimmer filtern',
    all: 'Alle Zimmer',
    oneBed: '1 Bett',
    twoBeds: '2 Betten',
    threeBeds: '3+ Betten',
    shown: '{rooms, plural, one {# Zimmer wird angezeigt} other {# Zimmer werden angezeigt}}',
    shownPlain: '{rooms, plural, one {# Zimmer wird angezeigt} other {# Zimmer werden angezeigt}}',
  },
  breakfast: {
    first: 'Frühstück zuerst',
    none: 'Kein Tarif für diesen Aufenthalt enthält Frühstück.',
  },
  prices: {
    known: 'Preise: {days}, {party}.',
    knownTonight: 'Preise für heute Nacht: {days}, {party}.',
    full: 'Kein Zimmer frei: {days}. Wählen Sie oben andere Reisedaten.',
    fullTonight: 'Für heute Nacht ist kein Zimmer frei. Wählen Sie oben andere Reisedaten.',
    unknown:
      'Preise nicht bekannt: {days}. Wählen Sie oben andere Reisedaten oder versuchen Sie es später erneut.',
    unknownTonight:
      'Die Preise für heute Nacht sind nicht bekannt. Wählen Sie oben andere Reisedaten oder versuchen Sie es später erneut.',
  },
  offer: {
    name: '{room}, {meal}',
    onRequest: 'Auf Anfrage: Die Unterkunft bestätigt die Buchung',
    left: 'Noch {rooms, plural, one {# Zimmer} other {# Zimmer}} frei',
    partAtProperty: 'Zahlung vor der Anreise, {amount} in der Unterkunft',
    notForParty: 'In diesen Nächten nicht verfügbar: {party}.',
    noPrice: 'Kein Preis verfügbar',
    select: 'Auswählen',
    sendRequest: 'Anfrage senden',
    selectOffer: 'Auswählen: {room}, {meal}, {cancellation}, {payment}',
    requestOffer: 'Anfrage senden: {room}, {meal}, {cancellation}, {payment}',
  },
  sample: {
    refundable: 'Voll erstattbar',
    until: 'Vor Mi., 27. Nov.',
    nightly: '<strong>{amount}</strong> pro Nacht',
    total: '{amount} insgesamt',
    reserve: 'Reservieren',
    reserveRoom: 'Reservieren: {room}',
  },
} as const satisfies Translation<typeof english>;
