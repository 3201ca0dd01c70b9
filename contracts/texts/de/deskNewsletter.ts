import type { deskNewsletter as english } from '../en/deskNewsletter.ts';
import type { Translation } from '../translation.ts';

export const deskNewsletter = {
  caption: 'Die Liste der Abonnements',
  numbers:
    '{confirmed, number} bestätigt, {pending, number} noch nicht bestätigt, {ended, number} beendet',
  email: 'E-Mail-Adresse',
  emailInvalid: 'Geben Sie eine vollständige E-Mail-Adresse ein.',
  state: 'Status',
  states: {
    confirmed: 'Bestätigt',
    pending: 'Noch nicht bestätigt',
    unsubscribed: 'Beendet',
  },
  columns: {
    email: 'E-Mail-Adresse',
    state: 'Status',
    requested: 'Angefordert',
    confirmed: 'Bestätigt',
    ended: 'Beendet',
    actions: 'Aktionen',
  },
  removed: 'Adresse entfernt',
  export: 'Bestätigte als CSV exportieren',
  none: 'Noch hat niemand den Newsletter angefordert.',
  noneFound:
    'Kein Abonnement passt zu diesen Filtern. Löschen Sie sie, um alle Abonnements zu sehen.',
  remove: 'Entfernen<hidden>: {email}</hidden>',
  removal: {
    title: 'Diese Adresse entfernen?',
    text: '{email} erhält keinen Newsletter mehr, und die Adresse wird gelöscht. Wer sie besitzt, kann den Newsletter wieder abonnieren. Es wird keine E-Mail gesendet.',
    confirm: 'Adresse entfernen',
  },
  ended: 'Es wurde nichts geändert: Dieses Abonnement ist schon beendet.',
} as const satisfies Translation<typeof english>;
