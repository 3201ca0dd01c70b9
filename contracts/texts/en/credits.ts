/** Taking OneKeyCash, the site's rewards, and a promotion code off a price. Spec §2 and §5. */
export const credits = {
  rewards: {
    title: 'Your OneKeyCash',
    signIn: 'Sign in to use OneKeyCash',
    earn: 'Signed in, you also earn {amount} in OneKeyCash with this booking.',
    none: 'You have no OneKeyCash in {currency} to spend on this stay.',
    belowMinimum:
      'You have {balance} in OneKeyCash. Until your first stay, it is for bookings of {minimum} or more.',
    balance: 'You have a {amount} credit in OneKeyCash to spend on this stay.',
    apply: 'Apply my {amount} in OneKeyCash',
    value: 'OneKeyCash value',
    charged: 'You will be charged nothing today. For this stay you pay {amount}.',
    error: {
      /** `example` is a number without its currency, such as 15.00. */
      notAnAmount: 'Enter an amount, such as {example}. Nothing is applied.',
      overBalance: 'You have {amount}. Enter that or less; nothing is applied.',
      overPrice: 'The price is {amount}. Enter that or less; nothing is applied.',
    },
  },
  points: {
    use: 'Pay with points',
    label: 'OneKeyCash to spend',
    all: 'All: {amount}',
  },
  promotion: {
    title: 'Use a coupon, credit, or promotion code',
    label: 'Promo code',
    apply: 'Apply',
    hint: 'Apply it to see the new price.',
    applied: 'Promotion {code}: {amount} off',
    remove: 'Remove',
    /** The name of the button 'Remove' for screen readers. */
    removeLabel: 'Remove the promotion code',
    signIn: 'Sign in to use this code',
    error: {
      empty: 'Enter a promotion code.',
      form: 'A promotion code has 3 to 40 letters, digits and hyphens.',
      refused: 'This promotion code cannot be used.',
      tooMany: 'There were too many tries. Wait some minutes, then try again.',
      notChecked: 'The code could not be checked. Try again.',
    },
  },
} as const;
