import type { gate as english } from '../en/gate.ts';
import type { Translation } from '../translation.ts';

export const gate = {
  title: 'Stayfarer: Hotels und Unterkünfte für Ihre nächste Reise',
  description:
    'Suchen Sie Hotels nach Reiseziel und Reisedaten, vergleichen Sie Unterkünfte und sehen Sie, welche Zimmer Sie erwarten.',
  scriptNeeded:
    'Diese Seite benötigt JavaScript: Bitte schalten Sie es ein und laden Sie die Seite neu.',
  outdated:
    'Dieser Browser ist für diese Seite zu alt. Bitte aktualisieren Sie ihn oder verwenden Sie einen aktuellen Chrome, Edge, Firefox oder Safari.',
  name: 'Stayfarer',
  heading: 'Passwort eingeben',
  password: 'Passwort',
  submit: 'Weiter',
  incorrect: 'Falsches Passwort',
  unreachable:
    'Die Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  failed:
    'Die Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie sie neu.',
  waiting: 'Einen Moment, die Seite wird noch geladen.',
  search: 'Hotels suchen',
  trips: 'Reisen',
  desk: 'Stayfarer-Verwaltung',
} as const satisfies Translation<typeof english>;
