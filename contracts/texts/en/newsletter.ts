/** Subscribing to the newsletter. Spec §5. */
export const newsletter = {
  heading: 'Letters from the road',
  offer: 'Subscribe to our newsletter and get a 10% discount on your first booking.',
  email: 'Email address',
  subscribe: 'Subscribe',
  outcome: {
    invalid: 'Enter an email address, such as name@example.com.',
    sent: 'Check your inbox: we sent a mail to confirm your subscription.',
    tooMany: 'There were too many attempts. Try again later.',
  },
} as const;
