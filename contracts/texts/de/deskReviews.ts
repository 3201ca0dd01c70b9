import type { deskReviews as english } from '../en/deskReviews.ts';
import type { Translation } from '../translation.ts';

export const deskReviews = {
  lead: 'Was Gäste dieser Website über ihre Aufenthalte geschrieben haben. Eine verborgene Bewertung sieht nur, wer sie verfasst hat.',
  caption: 'Die Liste der Bewertungen',
  state: 'Status',
  states: {
    reported: 'Gemeldet',
    hidden: 'Verborgen',
    shown: 'Sichtbar',
  },
  hotel: 'ID des Hotels',
  columns: {
    review: 'Bewertung',
    hotel: 'Hotel',
    written: 'Verfasst',
    state: 'Status',
    actions: 'Aktionen',
  },
  score: '{score, number} von 10',
  by: '{author}, Aufenthalt: {month}',
  reports: '{count, plural, one {# Meldung} other {# Meldungen}}',
  deleted: 'Vom Verfasser gelöscht',
  answer: 'Antwort des Hotels',
  booking: 'Buchung',
  none: 'Noch hat kein Gast eine Bewertung geschrieben.',
  noneFound:
    'Keine Bewertung passt zu diesen Filtern. Löschen Sie sie, um alle Bewertungen zu sehen.',
  actions: {
    hide: 'Verbergen<hidden>: Bewertung von {author}</hidden>',
    restore: 'Wieder zeigen<hidden>: Bewertung von {author}</hidden>',
    keep: 'Behalten<hidden>: Bewertung von {author}</hidden>',
    answer: 'Antworten<hidden>: Bewertung von {author}</hidden>',
    editAnswer: 'Antwort bearbeiten<hidden>: an {author}</hidden>',
    removeAnswer: 'Antwort entfernen<hidden>: an {author}</hidden>',
  },
  hide: {
    title: 'Diese Bewertung verbergen?',
    text: 'Nur wer sie verfasst hat, sieht sie noch, und sie zählt nicht mehr für den Durchschnitt des Hotels. Der Verfasser liest, dass sie gegen die Regeln dieser Website verstößt.',
    confirm: 'Bewertung verbergen',
  },
  restore: {
    title: 'Diese Bewertung wieder zeigen?',
    text: 'Alle können sie auf der Seite des Hotels lesen, und ihre Meldungen werden auf null gesetzt.',
    confirm: 'Bewertung zeigen',
  },
  keep: {
    title: 'Diese Bewertung behalten?',
    text: 'Sie bleibt auf der Seite des Hotels, und ihre Meldungen werden auf null gesetzt.',
    confirm: 'Bewertung behalten',
  },
  write: {
    title: 'Als Hotel antworten',
    text: 'Alle können die Antwort unter der Bewertung auf der Seite des Hotels lesen. Nennen Sie keinen Gast beim Namen.',
    field: 'Antwort',
    missing: 'Schreiben Sie die Antwort.',
    confirm: 'Antwort veröffentlichen',
  },
  remove: {
    title: 'Diese Antwort entfernen?',
    text: 'Niemand kann sie mehr lesen.',
    confirm: 'Antwort entfernen',
  },
  problem: {
    changed:
      'Es wurde nichts geändert: Jemand anderes hat diese Bewertung inzwischen geändert. Angezeigt wird der aktuelle Stand.',
    deleted: 'Es wurde nichts geändert: Der Verfasser hat diese Bewertung gelöscht.',
  },
} as const satisfies Translation<typeof english>;
