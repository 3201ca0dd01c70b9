/** Cancelling a booking on its page: the terms, a question with what it costs, and the outcome. */
export const bookingCancellation = {
  title: 'Cancellation',
  /** The terms of a booking that the hotel has not confirmed yet. */
  onceConfirmed: 'Once the hotel has confirmed: {terms}',
  free: 'Cancelling now is free.',
  costs: 'Cancelling now costs {fee}.',
  cancel: 'Cancel booking',
  question: 'Cancel this booking?',
  yes: 'Yes, cancel it',
  /** The same button while the booking is being cancelled. */
  cancelling: 'Cancelling…',
  keep: 'Keep the booking',

  /** Labels of amounts. */
  fee: 'Cancellation fee',
  paidWithCredits: 'Paid with your credits',
  returned: 'Returned, or no longer due',
  rewardsBack: 'OneKeyCash that comes back',
  promotion: 'Promotion {code}',
  /** Of a promotion code. */
  usableAgain: 'can be used again',

  /** Why the booking was not cancelled. */
  notCancelled: {
    feeChanged: 'The fee has changed. Look at it, and decide again.',
    noAnswer: 'No answer came. Try again: a booking is cancelled only once.',
    refused: 'The hotel does not cancel this booking any more.',
  },
} as const;
