import type { trips as english } from '../en/trips.ts';
import type { Translation } from '../translation.ts';

export const trips = {
  title: 'Reisen',
  withoutAccount: 'Ohne Konto gebucht? <link>Meine Buchung finden</link> mit der Buchungsnummer.',
  noneComing: 'Keine bevorstehende Reise.',
  findStay: 'Unterkunft finden',
  coming: 'Bevorstehend',
  past: 'Vergangen',
  cancelled: 'Storniert',
  roomAndRegion: '{room}, {region}',
  number: 'Buchungsnummer <ltr>{number}</ltr>',
  status: {
    pending: 'Wird bestätigt',
    requested: 'Angefragt',
    confirmed: 'Bestätigt',
    declined: 'Nicht gebucht',
    cancelled: 'Storniert',
    stayed: 'Abgereist',
    'no-show': 'Nicht angereist',
  },
  nothingToPay: 'Nichts zu zahlen',
  fee: 'Sie zahlen dem Hotel eine Gebühr von {amount}',
  next: {
    changed: 'Geändert, neue Buchung: <ltr>{number}</ltr>',
    clarifying: 'Wir klären die Buchung mit dem Hotel',
    beingCancelled: 'Wird storniert: Das Hotel hat noch nicht geantwortet',
    pending: 'Das Hotel hat noch nicht geantwortet',
    requested: 'Das Hotel bestätigt die Buchung selbst',
  },
  writeReview: 'Bewertung schreiben<hidden>: {hotel}</hidden>',
} as const satisfies Translation<typeof english>;
