/** The desk's page of the webhook events, which tell the operator's own programs of bookings. */
export const deskWebhooks = {
  lead: 'Events of bookings that are sent to your address, of the last 30 days.',
  caption: 'The events',
  notConfigured:
    'This site has no address to send events to. Set BOOKINGS_WEBHOOK and BOOKINGS_WEBHOOK_SECRET to get them.',
  state: 'State',
  states: {
    waiting: 'Waiting',
    failed: 'Given up',
    sent: 'Sent',
  },
  columns: {
    event: 'Event',
    booking: 'Booking',
    happened: 'Happened',
    state: 'State',
    attempts: 'Attempts',
    actions: 'Actions',
  },
  next: 'Next try: <time></time>',
  sentAt: 'Sent: <time></time>',
  failedAt: 'Given up: <time></time>',
  /** `error` is a code, such as status_500. */
  lastError: 'Last error: {error}',
  none: 'No event was sent in the last 30 days. The next change of a booking sends one.',
  noneFound: 'No event is in this state. Clear the filters to see all events.',
  send: {
    waiting: 'Send now<hidden> {event}</hidden>',
    failed: 'Send again<hidden> {event}</hidden>',
    sent: 'Send again<hidden> {event}</hidden>',
  },
  sending: {
    title: 'Send this event?',
    text: 'The event {event} is sent to your address at once, with the same webhook-id as before. No guest is told.',
    confirm: 'Send event',
  },
  changed: 'Nothing was changed: this event was tried meanwhile. It is shown as it is now.',
} as const;
