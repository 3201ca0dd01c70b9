/**
 * The facts of a booking, as mails, the desk's page and the calendar file list them: labels, and
 * short values.
 */
export const mailFacts = {
  stay: {
    title: 'The stay',
    hotel: 'Hotel',
    address: 'Address',
    phone: 'Hotel’s phone',
    email: 'Hotel’s e-mail',
    room: 'Room',
    meals: 'Meals',
    checkIn: 'Check-in',
    /** A day and a time of day. */
    dayFrom: '{day}, from {time}',
    checkOut: 'Check-out',
    dayUntil: '{day}, until {time}',
    people: 'For',
    /** How many rooms and people. */
    roomsAndGuests:
      '{rooms, plural, one {# room} other {# rooms}}, {adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
    guests: 'Guests',
    reference: 'Hotel’s reference',
    number: 'Booking number',
  },
  price: {
    title: 'Price',
    nights: '{count, plural, one {# night} other {# nights}}',
    /** An amount that the hotel takes in another currency. */
    chargedAs: '{amount} (charged as {charged})',
    total: 'Total',
    beforeArrival: 'Pay before arrival',
    atProperty: 'Pay at the property',
    bySite: 'Paid to the hotel by Stayfarer',
    terms: 'Cancellation',
    freeUntil: 'Free until {deadline}',
    nonRefundable: 'Non-refundable',
  },
  cancellation: {
    title: 'Cancellation',
    earlier: 'Your earlier booking',
    price: 'Price of the stay',
    fee: 'Cancellation fee',
    kept: 'Paid with your credits',
    charged: 'You pay the hotel',
    returned: 'Returned, or no longer due',
    rewards: 'OneKeyCash that comes back',
    promotion: 'Promotion {code}',
    usableAgain: 'can be used again',
  },
  requests: {
    title: 'Requests',
    special: 'Special requests',
  },
  contact: {
    title: 'Contact',
    email: 'E-mail',
    phone: 'Phone',
    citizenship: 'Citizenship',
  },
  change: {
    title: 'Change of a booking',
    changes: 'Changes the booking',
    hasCost: 'Cancelling it has cost',
    costsAtMost: 'Cancelling it costs at most',
    whenConfirmed: 'When this one is confirmed',
    siteCancels: 'the site cancels that booking',
    changedBy: 'Changed by the booking',
    /** A booking by its number, days and state. */
    booking: '{number}, {from} – {to}, {state}',
  },
  mismatch: {
    title: 'What differs',
    field: 'Field',
    accepted: 'The traveller accepted',
    reported: 'The provider reports',
    nothing: 'nothing',
    reference: 'Provider’s reference',
  },
  /** The state of a booking, in the middle of a line. */
  state: {
    pending: 'pending',
    requested: 'requested',
    confirmed: 'confirmed',
    declined: 'declined',
    cancelled: 'cancelled',
    stayed: 'stayed',
    'no-show': 'no-show',
    cancelling: 'being cancelled',
  },
  calendar: {
    summary: 'Stay at {hotel}',
    reference: 'Reference: {reference}',
    number: 'Booking number: {number}',
    phone: 'Phone of the hotel: {phone}',
    email: 'E-mail of the hotel: {email}',
  },
} as const;
