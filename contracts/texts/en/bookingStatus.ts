/**
 * What a booking's page says first: a title, and what happens next. `knows` says whether the
 * traveler's e-mail address may be shown: `email` is that address.
 */
export const bookingStatus = {
  cancelling: {
    title: 'We are cancelling your booking',
    next: 'The hotel has not answered yet. Its answer is shown here as soon as it comes, and sent {knows, select, address {to {email}} other {by e-mail}}.',
  },
  pending: {
    title: 'We are confirming your booking',
    next: 'The hotel has not answered yet. You need not do anything, and should not book again: its answer is shown here as soon as it comes, and sent {knows, select, address {to {email}} other {by e-mail}}.',
  },
  clarifying: {
    title: 'We are clarifying your booking',
    pending:
      'The hotel’s answer differs from what you booked. Our desk is clarifying it with the hotel. You need not do anything, and should not book again: the outcome is shown here, and sent {knows, select, address {to {email}} other {by e-mail}}.',
    confirmed:
      'What the hotel has now differs from what you booked. Our desk is clarifying it with the hotel.',
  },
  requested: {
    title: 'Your request is with the hotel',
    next: 'The hotel confirms this rate itself. Its answer is shown here, and sent {knows, select, address {to {email}} other {by e-mail}}. Your stay is not booked until then.',
  },
  confirmed: {
    title: 'Your booking is confirmed',
    next: 'Show this page, or a print of it, when you check in. The confirmation is sent {knows, select, address {to {email}} other {by e-mail}}.',
  },
  /** The reason comes first, then what follows from it. */
  declined: {
    title: 'Your stay is not booked',
    titleOfChange: 'Your booking was not changed',
    because: {
      'price-changed': 'The price of the room changed before it was booked.',
      gone: 'The room was no longer available.',
      rejected: 'The hotel did not accept the booking.',
      desk: 'The hotel declined the request.',
      traveller: 'The booking was withdrawn.',
      expired: 'The hotel did not answer before the day of check-in.',
    },
    nothingBooked: 'Nothing is booked, and you owe nothing.',
    nothingMore: 'Nothing more is booked.',
    creditsBack: 'The credits that you used have come back.',
  },
  /** Who cancelled it comes first, then what it costs. */
  cancelled: {
    title: 'Your booking is cancelled',
    titleOfChanged: 'Your booking was changed',
    byHotel: 'The hotel cancelled it.',
    byChange: 'This booking is cancelled: the new one holds in its place.',
    byTraveller: 'The hotel no longer expects you.',
    feeReported: 'It reports a fee that you have not accepted, and our desk is clarifying it.',
    feeAccepted: 'The accepted fee is {fee}.',
    feeDiffers: 'The hotel’s answer differs, and our desk is clarifying the fee.',
    free: 'There is no cancellation fee.',
    paidByCredits: 'The cancellation fee is {fee}; your credits pay for it.',
    paidToHotel: 'The cancellation fee is {fee}. You pay it to the hotel.',
    shared:
      'The cancellation fee is {fee}. You pay {own} of it to the hotel, and your credits pay for the rest.',
  },
  stayed: {
    title: 'Your stay at {hotel}',
    next: 'This stay has passed. We hope that it was a good one.',
  },
  'no-show': {
    title: 'The hotel reported that you did not arrive',
    next: '{hotel} says that nobody checked in, and charges by its own terms. If you did stay, contact the hotel, so that it corrects its report.',
  },
} as const;
