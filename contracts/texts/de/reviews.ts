import type { reviews as english } from '../en/reviews.ts';
import type { Translation } from '../translation.ts';

export const reviews = {
  loading: 'Wird geladen …',
  cancel: 'Abbrechen',
  failed: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
  aGuest: 'Gast',
  score: '{score, number}<hidden> von 10</hidden>',
  by: '<name>{author}</name>, Aufenthalt im {month}',
  answer: 'Antwort des Hotels',
  list: {
    title: 'Bewertungen unserer Gäste',
    note: 'Geschrieben von Gästen, die hier gebucht haben und dort waren. Wir prüfen jede Bewertung anhand der Buchung.',
    more: 'Weitere Bewertungen anzeigen',
    moreFailed: 'Es konnten keine weiteren Bewertungen geladen werden. Versuchen Sie es erneut.',
  },
  report: {
    open: 'Melden<hidden> (Bewertung: {author})</hidden>',
    question:
      'Diese Bewertung melden? Wir sehen sie uns an und blenden sie aus, wenn sie gegen unsere Regeln verstößt.',
    yes: 'Melden',
    thanks: 'Vielen Dank. Wir sehen uns diese Bewertung an.',
  },
  own: {
    title: 'Ihre Bewertung',
    hidden: 'Sie wird auf der Website nicht angezeigt, weil sie gegen unsere Regeln verstößt.',
    shown: 'Sie wird auf der Seite des Hotels angezeigt. Vielen Dank!',
    delete: 'Löschen',
    deleteQuestion: 'Ihre Bewertung löschen?',
    deleteYes: 'Ja, löschen',
    notLoaded: 'Ihre Bewertung konnte nicht geladen werden.',
  },
  form: {
    score: 'Ihre Punktzahl',
    scoreHint: '0 ist sehr schlecht, 10 ist hervorragend.',
    text: 'Ihre Bewertung',
    textHint: 'Was war gut, was nicht? Nennen Sie keine Namen oder Telefonnummern.',
    public: 'Alle können sie auf der Seite des Hotels lesen, mit dem Monat Ihres Aufenthalts.',
    publicWithName:
      'Alle können sie auf der Seite des Hotels lesen, mit Ihrem Vornamen und dem Monat Ihres Aufenthalts.',
    publish: 'Bewertung veröffentlichen',
    publishing: 'Wird veröffentlicht …',
  },
  errors: {
    score: 'Wählen Sie eine Punktzahl.',
    empty: 'Schreiben Sie ein paar Worte zu Ihrem Aufenthalt.',
    tooLong: 'Ihre Bewertung darf höchstens {most, number} Zeichen haben.',
    controlCharacters: 'Ihre Bewertung darf keine Steuerzeichen enthalten.',
    alreadyReviewed: 'Zu diesem Aufenthalt gibt es schon eine Bewertung.',
    notStayed: 'Nur ein vergangener Aufenthalt kann bewertet werden.',
    tooManyTries:
      'Es gab zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann erneut.',
    notPublished:
      'Ihre Bewertung wurde nicht veröffentlicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
} as const satisfies Translation<typeof english>;
