/** The pages of the links in the newsletter's mails. */
export const newsletterLinks = {
  incomplete: 'This address is not complete. Open the link in the mail again.',
  confirm: {
    title: 'Confirm your subscription',
    ask: 'One more step, and our newsletter comes to your inbox. Your code for 10% off your first booking follows by mail.',
    button: 'Confirm the subscription',
    expired:
      'The link has expired or was replaced. Subscribe again on the home page, and we send you another one.',
    done: {
      subscribed:
        'You are subscribed. Your code for 10% off is in the mail that we have just sent you.',
      'subscribed-again':
        'You are subscribed again. Your code for 10% off was sent when you first subscribed.',
      already: 'You are subscribed already. There is nothing left to do.',
    },
  },
  unsubscribe: {
    title: 'Unsubscribe',
    heading: 'Unsubscribe from the newsletter',
    ask: 'You get no more newsletters, and we remove your address from our list.',
    button: 'Unsubscribe',
    expired: 'This link is not valid. Open the one at the end of our latest mail.',
    done: 'You are unsubscribed, and your address is removed from our list.',
  },
} as const;
