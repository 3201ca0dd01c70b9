/** The desk's page of the subscriptions to the newsletter. */
export const deskNewsletter = {
  caption: 'The subscriptions',
  /** How many subscriptions there are in each state. */
  numbers:
    '{confirmed, number} confirmed, {pending, number} not confirmed yet, {ended, number} ended',
  email: 'E-mail address',
  emailInvalid: 'Type a whole e-mail address.',
  state: 'State',
  states: {
    confirmed: 'Confirmed',
    pending: 'Not confirmed yet',
    unsubscribed: 'Ended',
  },
  columns: {
    email: 'E-mail address',
    state: 'State',
    requested: 'Asked for',
    confirmed: 'Confirmed',
    ended: 'Ended',
    actions: 'Actions',
  },
  /** In place of an address that is not stored any more. */
  removed: 'Address removed',
  export: 'Export confirmed as CSV',
  none: 'Nobody has asked for the newsletter yet.',
  noneFound: 'No subscription matches these filters. Clear them to see all subscriptions.',
  /** What is in `<hidden>` only screen readers say. */
  remove: 'Remove<hidden> {email}</hidden>',
  removal: {
    title: 'Remove this address?',
    text: '{email} gets no newsletter any more, and the address is deleted. It can be subscribed again by its owner. No mail is sent.',
    confirm: 'Remove address',
  },
  ended: 'Nothing was changed: this subscription has ended already.',
} as const;
