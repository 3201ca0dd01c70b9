import type { failures as english } from '../en/failures.ts';
import type { Translation } from '../translation.ts';

export const failures = {
  // Each text for `what` is a singular, so that the verb fits.
  this: 'Dieser Inhalt',
  offline: 'Sie sind offline. {what} wird geladen, sobald Sie wieder online sind.',
  retryInSeconds:
    '{what} konnte nicht geladen werden. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
  retryInMinutes:
    '{what} konnte nicht geladen werden. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
  noConnection:
    '{what} konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  notLoaded: '{what} konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.',
  retrying: 'Neuer Versuch …',
  retry: 'Erneut versuchen',
  retryNamed: 'Erneut versuchen: {name}',
  didNotWork: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  page: {
    title: 'Seite nicht angezeigt',
    heading: 'Diese Seite konnte nicht angezeigt werden',
    text: 'Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.',
    reload: 'Neu laden',
  },
} as const satisfies Translation<typeof english>;
