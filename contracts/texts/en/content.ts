/** The pages that say who runs the site and on which terms. */
export const content = {
  contents: 'Contents',
  inEnglish: 'This page is not available in your language yet. It is shown in English.',
  /** `names` are names of settings, such as 'OPERATOR_NAME'. */
  missing: 'The operator of this site has not published everything yet. Missing: {names}.',
  /** The form that writes to the desk. */
  contact: {
    title: 'Send a message',
    text: 'Your message goes to our team by e-mail, and the answer comes to your address.',
    bookingNumber: 'Booking number (optional)',
    message: 'Message',
    send: 'Send message',
    /** The same button while the message is being sent. */
    sending: 'Sending…',
    sent: 'Your message is on its way to our team. The answer comes to <ltr>{email}</ltr>.',
    another: 'Write another message',
    notSent:
      'Your message was not sent. What you wrote is still here: check your connection, then try again.',
    tooMany:
      'Your message was not sent, because there were too many messages. What you wrote is still here: try again in an hour.',
    /** In place of the form, on a site without an address for messages. */
    closed: 'You cannot write to us here yet: the operator of this site has not set an address.',
    /** A link on the page of a booking. */
    aboutBooking: 'Write to us about this booking',
  },
} as const;
