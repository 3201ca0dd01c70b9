/** What mails of the newsletter say. */
export const newsletterMails = {
  unsubscribe: 'Unsubscribe',
  confirm: {
    subject: 'Confirm your subscription',
    body: 'Somebody, probably you, asked for our newsletter with this address. Confirm it and get it, with a code for 10% off your first booking. The link works for seven days.',
    link: 'Confirm the subscription',
    notYou: 'If you did not ask for it, ignore this mail: nothing more will be sent.',
  },
  already: {
    subject: 'You are subscribed already',
    body: 'Somebody, probably you, asked for our newsletter with this address, which gets it already. There is nothing to do.',
  },
  welcome: {
    subject: 'Welcome to our newsletter',
    heading: 'You are subscribed',
    withCode:
      'Thank you. Here is your code for 10% off your first booking. It is yours alone and works once: sign in with an account of this email address, then enter it before you book.',
    again: 'Welcome back. Your code for 10% off was sent when you first subscribed.',
    code: 'Your code',
    off: '10% off',
    findRoom: 'Find a room',
  },
} as const;
