/** The checkout: guests, services and the button that books a stay. Spec §2 and §5. */
export const checkout = {
  title: 'Checkout',
  back: 'Return to selection',
  /** The title of two parts of the sample: the fields of the guest, and the services. */
  guests: 'Information about guests',
  acceptChange: 'To book, accept the change at the top of this page.',
  /** `terms` are those of the cancellation, such as 'Free cancellation until …', as a sentence. */
  cancellation: '{terms}.',
  nonRefundable: 'Non-refundable: if you cancel, you pay the whole price.',
  /** The class of a hotel and where it is: '4-star hotel', 'Marrakech, Morocco'. */
  starsAndPlace: '{stars}, {place}',

  bookNow: {
    label: 'Book Now',
    /**
     * The button of a stay that is really booked, in the words of Directive 2011/83/EU, Art. 8(2).
     */
    binding: 'Book with obligation to pay',
    /** Beside that button: Directive 2011/83/EU, Art. 16(l). */
    noWithdrawal: 'The law gives no right of withdrawal for stays with fixed dates.',
    /** The button in its place, where the hotel confirms a booking itself. */
    onRequest: 'Send request',
    /** The button while the booking is being sent. */
    sending: 'Booking…',
    isSending: 'Your booking is being sent. This can take some seconds.',
    offline:
      'You are offline, so nothing is sent. When there is a connection again you can go on; what you have typed stays.',
    atOnce: 'The hotel confirms at once.',
    /**
     * The hotel's yes makes the stay binding: said before the request, as Directive 2011/83/EU,
     * Art. 8(2) asks.
     */
    byMail:
      'Your request obliges you to pay once the hotel confirms it. You get its answer by e-mail.',
  },

  services: {
    title: 'Extra services',
    note: 'We will request the additional services and let you know once they have been confirmed.',
    onRequest: 'On request',
  },

  /** What an agent sees. Spec §2. */
  agent: {
    title: 'Client price and the commission',
    clientPrice: 'Client price',
    commission: 'Commission',
    noCommission: 'No commission',
    /** The share of the price, and the amount: '10 % AED 67.80'. */
    earned: '{percent, number} % {amount}',
  },

  /** Why the button booked nothing. `bookNow` is the label of that button. */
  notBooked: {
    bookedAlready: {
      title: 'You have booked this already: {hotel}, {days}',
      reason: 'The booking has the number {number}. Nothing more is booked unless you say so.',
    },
    openThat: 'Open that booking',
    onceMore: 'Book it once more',
    rewards: 'OneKeyCash could not be used',
    promotion: 'Your promotion code could not be used',
    signIn: 'Sign in to use it',
    sentBefore: {
      title: 'This booking was sent before, with other details',
      reason:
        'It may have been made in another tab: look for its e-mail first. {bookNow} makes a second booking.',
    },
    feeChanged: {
      title: 'Cancelling your earlier booking costs more now',
      reason: 'Nothing was changed. Look at the new fee, then decide again.',
    },
    notChangeable: {
      title: 'Your booking cannot be changed any more',
      reason: 'Nothing was changed. Its page says what has become of it.',
    },
    priceChanged: {
      title: 'The price of this room has changed',
      reason: 'Nothing is booked. Reload the page to see the new price.',
    },
    rejected: {
      title: 'The hotel did not accept this booking',
      reason: 'Nothing is booked. Check the details, or choose another room.',
    },
    invalid: {
      title: 'This booking was not accepted',
      reason: 'Nothing is booked. Check the details, then try again.',
    },
  },

  /** The request for a booking was sent, and no answer came. */
  unknownOutcome: {
    title: 'We do not know yet whether you have booked',
    stillUnknown: 'There is still no answer',
    reason:
      'No answer came to your booking. Try again: if it was made, you get to it; if not, it is made now. It is never made twice.',
    tooManyTries:
      'There were too many tries. Wait a minute, then try again: what is booked already is never booked twice.',
    /** The same button while the request is being sent again. */
    trying: 'Trying…',
  },

  /** The sample of the specification, where no stay is chosen. */
  sample: {
    hotel: 'Riad Atlas Garden',
    place: 'Marrakech, Morocco',
    room: 'Standard Double Room, Patio View',
    /** `day` is such as 'June 9'. */
    cancellation: 'Free cancellation before {day}',
    from: 'from 14:00',
    until: 'until 12:00',
    cityTax: 'City tax',
    taxNote: 'VAT not applicable',
    guestsNames: "Guests' names",
    promoCode: 'Promo code',
    payWithPoints: 'Pay with points',
    pointsToSpend: 'Points to spend',
    points: '{points, plural, one {# point} other {# points}}',
  },
} as const;
