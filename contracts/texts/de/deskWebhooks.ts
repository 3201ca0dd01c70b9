import type { deskWebhooks as english } from '../en/deskWebhooks.ts';
import type { Translation } from '../translation.ts';

export const deskWebhooks = {
  lead: 'Ereignisse von Buchungen der letzten 30 Tage, die an Ihre Adresse gesendet werden.',
  caption: 'Die Liste der Ereignisse',
  notConfigured:
    'Diese Website hat keine Adresse, an die sie Ereignisse senden kann. Setzen Sie BOOKINGS_WEBHOOK und BOOKINGS_WEBHOOK_SECRET, um sie zu erhalten.',
  state: 'Status',
  states: {
    waiting: 'Wartet',
    failed: 'Aufgegeben',
    sent: 'Gesendet',
  },
  columns: {
    event: 'Ereignis',
    booking: 'Buchung',
    happened: 'Zeitpunkt',
    state: 'Status',
    attempts: 'Versuche',
    actions: 'Aktionen',
  },
  next: 'Nächster Versuch: <time></time>',
  sentAt: 'Gesendet: <time></time>',
  failedAt: 'Aufgegeben: <time></time>',
  lastError: 'Letzter Fehler: {error}',
  none: 'In den letzten 30 Tagen wurde kein Ereignis gesendet. Die nächste Änderung einer Buchung sendet eines.',
  noneFound:
    'Kein Ereignis hat diesen Status. Löschen Sie die Filter, um alle Ereignisse zu sehen.',
  send: {
    waiting: 'Jetzt senden<hidden>: {event}</hidden>',
    failed: 'Erneut senden<hidden>: {event}</hidden>',
    sent: 'Erneut senden<hidden>: {event}</hidden>',
  },
  sending: {
    title: 'Dieses Ereignis senden?',
    text: 'Das Ereignis {event} wird sofort an Ihre Adresse gesendet, mit derselben webhook-id wie zuvor. Kein Gast wird benachrichtigt.',
    confirm: 'Ereignis senden',
  },
  changed:
    'Es wurde nichts geändert: Dieses Ereignis wurde inzwischen versucht. Angezeigt wird der aktuelle Stand.',
} as const satisfies Translation<typeof english>;
