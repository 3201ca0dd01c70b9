/** The bookings of the account. */
export const trips = {
  title: 'Trips',
  withoutAccount: 'Booked without an account? <link>Find my booking</link> by its number.',
  noneComing: 'No trip is coming.',
  findStay: 'Find a stay',
  /** Headings of the list. */
  coming: 'Coming',
  past: 'Past',
  cancelled: 'Cancelled',
  /** A room and the city or region of its hotel. */
  roomAndRegion: '{room}, {region}',
  number: 'Booking number <ltr>{number}</ltr>',
  /** The state of a booking, on its card. */
  status: {
    pending: 'Being confirmed',
    requested: 'Requested',
    confirmed: 'Confirmed',
    declined: 'Not booked',
    cancelled: 'Cancelled',
    stayed: 'Stayed',
    'no-show': 'Did not arrive',
  },
  /** What the cancellation of a booking costs. */
  nothingToPay: 'Nothing to pay',
  fee: 'You pay the hotel a fee of {amount}',
  /** What comes next with a booking, or what took its place. */
  next: {
    changed: 'Changed to booking <ltr>{number}</ltr>',
    clarifying: 'We are clarifying it with the hotel',
    beingCancelled: 'Being cancelled: the hotel has not answered yet',
    pending: 'The hotel has not answered yet',
    requested: 'The hotel confirms it itself',
  },
  /** `hidden` is read out and not shown. */
  writeReview: 'Write a review<hidden> of {hotel}</hidden>',
} as const;
