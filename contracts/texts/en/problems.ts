/**
 * Why the site did not do what was asked: the words for the codes of its problem responses. A key
 * is a code.
 */
export const problems = {
  /**
   * Why a promotion code cannot be used. `code` is that code, such as SPRING-10; `day` is such as
   * 'May 1, 2026'.
   */
  promotion: {
    unknown: 'There is no promotion code {code}.',
    'unknown-to-account': 'There is no promotion code {code} for this account.',
    'not-yet': '{code} can be used from {day} on.',
    ended: '{code} has ended.',
    'ended-on': '{code} could be used until {day}.',
    'used-up': '{code} was used as often as it can be.',
    'already-used': '{code} was used by you as often as it can be.',
    'signed-out': 'Sign in with a confirmed email address to use {code}.',
    amount: '{code} takes off another amount.',
    /** Both are codes of currencies, such as EUR. */
    'other-currency': '{code} is for prices in {currency}, not in {wanted}.',
  },

  /** Why OneKeyCash cannot be used. */
  rewards: {
    off: 'OneKeyCash cannot be used at the moment.',
    'signed-out': 'Sign in to use OneKeyCash.',
    amount: 'The OneKeyCash is more than the price.',
    /** `minimum` is an amount. */
    minimum: 'Until your first stay, OneKeyCash is for bookings of {minimum} or more.',
    balance: 'Your OneKeyCash is less than that.',
    refused: 'OneKeyCash cannot be used for this booking.',
  },

  /**
   * After 'Book Now'. `reason` is one of the sentences above, `bookNow` the label of that button.
   */
  creditNotUsed: '{reason} Nothing was booked. Look at the new price, then press {bookNow} again.',

  /** What is wrong with what was typed into a field, below the field. */
  field: {
    required: 'Fill in this field.',
    'too-short': 'Too short: at least {min, plural, one {# character} other {# characters}}.',
    'too-long': 'Too long: at most {max, plural, one {# character} other {# characters}}.',
    'one-line': 'Write it in one line, without line breaks.',
    'control-characters': 'It has a character that cannot be used. Type it anew.',
    /** A new email address. */
    unchanged: 'This is the address of your account already.',
    invalid: 'This is not accepted. Check it, then try again.',
  },
} as const;
