/** Why the site did not do what was asked: the words for the codes of its problem responses. */
export const problems = {
  /** Why a promotion code cannot be used. `code` is that code, such as SPRING-10; `day` is such as 'May 1, 2026'. */
  promotion: {
    unknown: 'There is no promotion code {code}.',
    unknownToAccount: 'There is no promotion code {code} for this account.',
    notYet: '{code} can be used from {day} on.',
    notYetOpen: '{code} cannot be used yet.',
    ended: '{code} has ended.',
    endedOn: '{code} could be used until {day}.',
    usedUp: '{code} was used as often as it can be.',
    alreadyUsed: '{code} was used by you as often as it can be.',
    signedOut: 'Sign in with a confirmed email address to use {code}.',
    otherAmount: '{code} takes off another amount.',
    otherCurrency: '{code} is for prices in another currency.',
    /** Both are codes of currencies, such as EUR. */
    otherCurrencyThan: '{code} is for prices in {currency}, not in {wanted}.',
  },

  /** Why OneKeyCash cannot be used. */
  rewards: {
    off: 'OneKeyCash cannot be used at the moment.',
    signedOut: 'Sign in to use OneKeyCash.',
    overPrice: 'The OneKeyCash is more than the price.',
    /** `minimum` is an amount. */
    belowMinimum: 'Until your first stay, OneKeyCash is for bookings of {minimum} or more.',
    overBalance: 'Your OneKeyCash is less than that.',
    refused: 'OneKeyCash cannot be used for this booking.',
  },

  /** After 'Book Now'. `reason` is one of the sentences above, `bookNow` the label of that button. */
  creditNotUsed: '{reason} Nothing was booked. Look at the new price, then press {bookNow} again.',

  /** What is wrong with what was typed into a field, below the field. */
  field: {
    required: 'Fill in this field.',
    tooShort: 'Too short: at least {min, plural, one {# character} other {# characters}}.',
    tooLong: 'Too long: at most {max, plural, one {# character} other {# characters}}.',
    oneLine: 'Write it in one line, without line breaks.',
    controlCharacters: 'It has a character that cannot be used. Type it anew.',
    /** A new email address. */
    unchanged: 'This is the address of your account already.',
    invalid: 'This is not accepted. Check it, then try again.',
  },
} as const;
