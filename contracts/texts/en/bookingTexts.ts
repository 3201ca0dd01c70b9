/** The texts of the stay review, the checkout and the bookings, in ICU MessageFormat. */
export const bookingTexts = {
  /**
   * The page of a booking, which can be printed as a voucher. `bookingStatus` holds the texts of
   * its state.
   */
  booking: {
    pay: 'Pay {amount} by card',
    /** The payments by card; `number` is the booking number, `day` a date such as 'Nov 3, 2026'. */
    receipt: 'Receipt {number}',
    paidOn: 'Paid on {day} by card',
    paidByCard: 'Paid by card',
    reservedOnCard: 'Reserved on your card',
    paidWith: 'Paid on {day} by {brand, select, none {card} other {{brand}}}, ending in {last4}',
    /** A tax that the paid amount includes. */
    including: 'including {tax}',
    refunding:
      '{amount} is being refunded to your card. It is on your account within 5 to 10 days.',
    refunded: '{amount} was refunded on {day}. It is on your account within 5 to 10 days.',
    movedOn: '{amount} of it pays for the booking that replaces this one.',
    bookAgain: 'Book it again',
    changeDetails: 'Change your details',
    refundFailed: 'Paying {amount} back to your card has failed. Our desk is looking into it.',
    title: 'Your booking',
    /** The site's name on the printed voucher. */
    brand: 'Stayfarer',
    number: 'Booking number',
    /** The hotel's own number of the booking. */
    hotelReference: 'Hotel reference',
    addToCalendar: 'Add to calendar',
    print: 'Print',
    seeRooms: 'See the rooms of {hotel}',
    similarHotels: 'See similar hotels',
    howWasIt: 'How was your stay?',
    tooManyTries: 'Too many attempts. Wait a minute, then try again.',

    stay: {
      /** The name of the room's picture for screen readers. */
      picture: '{room}, {hotel}',
      /** In place of a hotel’s name that is not yet known. */
      hotel: 'Your hotel',
      hotelPage: 'See the hotel’s page',
      /** `zone` is such as 'Karachi time, GMT+5'. */
      zone: 'Times at the hotel: {zone}.',
      room: 'Room',
      /** The name and number of rooms of one kind: '2 × Double Room'. */
      roomName: '{rooms, plural, one {{room}} other {# × {room}}}',
      /** The guest in whose name a room is booked, if there are several rooms. */
      lead: 'Lead guest: {name}',
      meals: 'Meals',
      extras: 'Extras',
      guests: 'Guests',
      requested: 'Requested',
      /** A service with the chosen option: 'Early check-in: 10:00'. */
      service: '{service}: {choice}',
      onRequest: 'On request: the hotel will let you know. Not included in the price.',
    },

    price: {
      title: 'Price',
      ofStay: 'Price of the stay',
      /** OneKeyCash is the site's reward for stays. */
      willEarn: 'You earn {amount} in OneKeyCash with this booking after your stay.',
      willEarnBy:
        'You earn {amount} in OneKeyCash with this booking after your stay, by {day} at the latest.',
      earned: 'You earned {amount} in OneKeyCash with this booking.',
      earnedNothing: 'No OneKeyCash yet: it comes once the hotel has reported your stay.',
      paidBySite: 'Stayfarer pays the property:',
    },

    reach: {
      title: 'How to reach the hotel',
      noAddress: 'Address not available',
      /** Latitude and longitude in degrees: '24.81380, 67.02990'. */
      coordinates: 'Coordinates: {coordinates}',
      directions: 'Get directions',
    },

    record: {
      /** The name of the booking's history for screen readers. */
      label: 'What happened',
      event: {
        pending: 'Booking received',
        requested: 'Request sent to the hotel',
        confirmed: 'Confirmed',
        declined: 'Not booked',
        cancelled: 'Canceled',
        stayed: 'Stay ended',
        'no-show': 'Reported as not arrived',
      },
      saveToAccount: '<link>Sign in</link> to keep this in your trips.',
    },

    /** Above a booking that is shown from the device because the site does not respond. */
    saved: {
      asOf: 'The site cannot be reached. This is your booking as of {time}.',
      resting: 'You can change or cancel it once you are back online.',
      keyless:
        'This is your booking as of {time}, saved on this device. To see its current status, open the link in your email.',
      restingKeyless: 'To change or cancel it, open the link in your email.',
    },

    /** Above every page while the browser is offline. */
    offline: {
      title: 'You are offline',
      text: 'You are offline. You can search, book and sign in once you are back online. What you have typed is kept.',
      saved: 'Saved on this device:',
    },

    /** Above every page while the site does not respond, on a device that has saved bookings. */
    unreachable: {
      title: 'The site cannot be reached',
      text: 'The site cannot be reached. You can search, book and sign in once it responds again; we keep trying. The Wi-Fi of a hotel or an airport may ask you to sign in first.',
    },

    /** In place of a booking that cannot be shown. */
    none: {
      notNow: 'Your booking cannot be shown now',
      unreachable:
        'The site could not be reached. Your booking has not changed: only this page is missing.',
      title: 'There is no booking at this address',
      reason:
        'The link may be incomplete. Open it from your email again, or copy all of it. With your booking number, we can send it again.',
      keyless: 'Open your booking with the link in your email',
      home: 'Go to the home page',
    },

    /** For a traveler who is about to book a stay that they have just booked. */
    standing: {
      title: 'You have booked this stay',
      note: 'If you continue, you book it again.',
      unpaid: 'Nothing is booked until you pay.',
      open: 'Open booking {number}',
    },
  },
  /** The steps of a booking, above its pages. `done` is read out after a completed step. */
  bookingSteps: {
    label: 'Steps of your booking',
    details: 'Details',
    pay: 'Pay',
    confirmed: 'Confirmed',
    done: 'done',
  },
  /** The cancellation on a booking's page: the terms, a question with the cost, and the outcome. */
  bookingCancellation: {
    title: 'Cancellation',
    /**
     * The terms of a booking that the hotel has not confirmed yet. `what` is `request` for a
     * booking request, anything else for a booking.
     */
    onceConfirmed: 'Once the hotel has confirmed: {terms}',
    free: '{what, select, request {You can withdraw it free of charge.} other {Canceling now is free.}}',
    costs: 'The cancellation fee is now {fee}.',
    cancel: '{what, select, request {Withdraw request} other {Cancel booking}}',
    question: '{what, select, request {Withdraw this request?} other {Cancel this booking?}}',
    yes: '{what, select, request {Yes, withdraw it} other {Yes, cancel it}}',
    /** The label of the `cancel` button while the booking is being canceled. */
    cancelling: '{what, select, request {Withdrawing…} other {Canceling…}}',
    keep: '{what, select, request {Keep the request} other {Keep the booking}}',

    /** Labels of amounts. */
    fee: 'Cancellation fee',
    paidWithCredits: 'Covered by OneKeyCash or promo code',
    returned: 'Refund',
    rewardsBack: 'OneKeyCash returned to you',
    promotion: 'Promotion {code}',
    /** The value beside a promotion code. */
    usableAgain: 'can be used again',

    /** The reasons why the booking was not canceled. */
    notCancelled: {
      bookingChanged: 'The booking has changed in the meantime. Check it, then decide again.',
      feeChanged: 'The fee has changed. Check it, then decide again.',
      noAnswer: 'We got no answer. Try again: a booking is never canceled twice.',
      refused: 'The hotel no longer cancels this booking.',
    },
  },
  /**
   * The change of a booking: a new booking is made, and the old one is canceled once the hotel has
   * confirmed the new one. `number` is the number of the other booking; `cost` says whether
   * canceling the old one is free or has a fee.
   */
  bookingChange: {
    link: 'Change dates or guests',
    addExtras: 'Add extras',
    open: 'Open booking {number}, {days}',

    /** The sentences about the old booking on the page of the new one, which is 'this'. */
    replaces: {
      cancelled:
        'This replaces booking {number}, canceled {cost, select, free {free of charge} other {for {fee}}}.',
      cancelling:
        'This replaces booking {number}, which is being canceled {cost, select, free {free of charge} other {for {fee} at most}}. If the hotel does not accept that, you get an email.',
      over: 'This was to replace booking {number}, which is over.',
      waiting:
        'This is to replace booking {number}, which stands until the hotel has confirmed this one. Only then is that one canceled, {cost, select, free {free of charge} other {for {fee} at most}}.',
      bothStand:
        'This was to replace booking {number}, but the hotel has not canceled it: both stand. Open it to cancel it, or contact the hotel.',
      asItWas: 'Your booking {number} stands as it was.',
    },
    /** The sentences about the new booking on the page of the old one, which is 'it'. */
    replacedBy: {
      changed: 'You changed it to booking {number}.',
      asked:
        'You have asked to change it to booking {number}. This one stands until the hotel has confirmed that one.',
      bothStand:
        'You changed it to booking {number}, but the hotel has not canceled this one: both stand. Cancel this one below, or contact the hotel.',
    },

    /** Above the rooms and the review while a traveler changes a booking. */
    note: {
      title: 'You are changing booking {number}',
      /**
       * The booked stay: `days` such as 'Nov 3 - Nov 5', `guests` '2 adults', `rooms` '1 room', and
       * the name of the `room`.
       */
      booked: '{days}, {guests}, {rooms}: {room}. It stands until the new booking is confirmed.',
      keep: 'Keep it as it is',
      impossible: 'Booking {number} cannot be changed',
      /** The title of the booking's page as a sentence, such as 'Your booking is canceled'. */
      status: '{title}.',
      openYours: 'Open your booking',
      notLoaded: 'The booking that you are changing could not be loaded',
      asItWas: 'It is as it was.',
      noKey: 'Open your booking to change it',
      /** `link` is the label of a button on the booking's page. */
      noKeyReason:
        'This address does not open the booking. Open its link from your email, then choose ‘{link}’.',
    },

    /** The table of the changes, with the price. */
    summary: {
      title: 'What changes',
      booked: 'Booked',
      new: 'New',
      /** The number of rooms. The line 'Room' has their names. */
      rooms: 'Rooms',
      difference: 'Difference in price',
      inAll: 'Total to pay: new price and fee',
      /** The amounts that are charged to the card now and refunded from the earlier payment. */
      byCard: 'Charged to your card now',
      back: 'Back on your card 5 to 10 days after the new booking is confirmed{fee, select, yes {, less the fee} other {}}',
      free: 'Canceling booking {number} is free now: you pay the new price alone.',
      fee: 'The fee is that of canceling booking {number} now.',
      credits:
        'OneKeyCash and promo codes cannot pay for a change: they come back once the earlier one is canceled.',
    },

    /** The button that changes the booking, and the texts beside it. */
    review: {
      who: 'In the name of {names}. The contact, {email}, and what you asked the hotel for stay as they are.',
      change: 'Change my booking',
      /** The button if the hotel confirms bookings itself. */
      request: 'Send the change request',
      changing: 'Changing…',
      /** In place of the button while the new booking equals the earlier one. */
      same: 'Nothing is changed yet.',
      /** `terms` are the cancellation terms, such as 'Non-refundable'. */
      cancellation: 'New booking: {terms}',
      covered: 'Nothing is charged now: what you have paid by card pays for the new stay.',
      coveredAndBack:
        'Nothing is charged now: what you have paid by card pays for the new stay. Once the hotel has confirmed it, {amount} is refunded to your card.',
      /** Beside the button, after the amount that is paid by card. */
      backNext: '{amount} is refunded to your card once the new booking is confirmed.',
      stands:
        'Booking {number} stands until the hotel has confirmed the new one. Then it is canceled {cost, select, free {free of charge} other {for {fee}}}.',
      acceptChange: 'To go on, accept the change at the top of this page.',
    },
  },
  /** The sentences about payments by card on pages and in mails. */
  paidByCard: {
    /** The label of an amount. */
    kept: 'Kept from what you paid by card',
    /**
     * `kept` says whether `some` or `none` of the fee is kept from the payment by card; `own` is
     * the kept amount. `more` says whether there is a `rest` to pay to the hotel.
     */
    fee: 'The cancellation fee is {fee}. {kept, select, none {Nothing} other {{own}}} of it is kept from what you paid by card{more, select, yes {, and you pay {rest} to the hotel} other {}}.',
    /**
     * For a changed booking: `amount` of its payment is refunded `now` or `later`. `both` says
     * whether the new booking is paid by card too.
     */
    back: '{when, select, now {{amount} of what you paid by card for the earlier booking is being refunded to your card. It is on your account within 5 to 10 days} other {As soon as the earlier booking is canceled, {amount} of what you paid by card for it is refunded to your card. It is on your account 5 to 10 days later}}{both, select, yes {; until then both amounts can be on your card} other {}}.',
  },
  /**
   * The first texts on a booking's page: a title, and the next event. `knows` says whether the page
   * may show the traveler's e-mail address, which is `email`.
   */
  bookingStatus: {
    cancelling: {
      title: 'We are canceling your booking',
      next: 'The hotel has not answered yet. Its answer is shown here as soon as it comes{knows, select, address {, and sent to {email}} none {} other {, and sent by email}}.',
    },
    pending: {
      title: 'We are confirming your booking',
      next: 'The hotel has not answered yet. There is nothing you need to do, and please do not book again: its answer is shown here as soon as it comes{knows, select, address {, and sent to {email}} none {} other {, and sent by email}}.',
    },
    unpaid: {
      title: 'Your stay is not paid yet',
      next: 'Nothing is booked until you pay. You can pay until {deadline}, on the page of our payment provider; we never see your card.',
    },
    lookedUp: {
      title: 'We are checking your payment',
      next: 'Our payment provider has not answered yet. If you have paid, there is nothing you need to do: this page updates by itself. If you have not, you can pay until {deadline}.',
    },
    paying: {
      title: 'We are confirming your booking',
      next: 'The amount is reserved on your card. It is charged only if the hotel confirms. Please do not book again.',
    },
    clarifying: {
      title: 'We are clarifying your booking',
      pending:
        'The hotel’s answer differs from what you booked. Our team is clarifying it with the hotel. There is nothing you need to do, and please do not book again: the outcome is shown here{knows, select, address {, and sent to {email}} none {} other {, and sent by email}}.',
      confirmed:
        'What the hotel has now differs from what you booked. Our team is clarifying it with the hotel.',
    },
    requested: {
      title: 'Your request is with the hotel',
      next: 'The hotel confirms this rate itself. Its answer is shown here{knows, select, address {, and sent to {email}} none {} other {, and sent by email}}. It is not booked until then.',
      reserved: '{amount} is reserved on your card. It is charged only if the hotel confirms.',
      answerBy:
        'The hotel has until {deadline} to answer. Without an answer your request ends by itself and nothing is booked.',
    },
    payAgain: {
      title: 'Please pay again',
      lapsed:
        'Your bank holds a reserved amount for some days only. That time is over, and nothing was charged.',
      accepted: 'The hotel has confirmed your stay.',
      next: 'Pay by {deadline}: otherwise your request ends, nothing is booked, and nothing is charged.',
    },
    accepted: {
      title: 'The hotel has confirmed your stay',
      next: 'Your payment is being taken: your booking is confirmed in a moment.',
    },
    confirmed: {
      title: 'Your booking is confirmed',
      titleOfPaid: 'Your booking is confirmed and paid',
      atProperty: 'Still to pay at the hotel: {amount}.',
      next: 'Show this page, or a print of it, when you check in.{knows, select, address { The confirmation is sent to {email}.} none {} other { The confirmation is sent by email.}}',
    },
    /** The reason comes first, then its consequences. */
    declined: {
      title: 'Your stay is not booked',
      titleOfChange: 'Your booking was not changed',
      because: {
        'price-changed': 'The price of the room changed before it was booked.',
        gone: 'The room was no longer available.',
        rejected: 'The hotel did not accept the booking.',
        'not-combinable': 'The hotel does not take these rooms in one booking.',
        desk: 'The hotel declined the request.',
        traveller: 'The booking was withdrawn.',
        expired: 'The hotel did not answer before the day of check-in.',
        'not-paid': 'The stay was not paid.',
        'not-chargeable': 'This amount cannot be paid by card here.',
        unanswered: 'The hotel did not answer in time.',
      },
      notCharged: 'Nothing was charged to your card.',
      nothingBooked: 'Nothing is booked, and you owe nothing.',
      nothingMore: 'Nothing more is booked.',
      creditsBack: 'Any OneKeyCash or promo code that you used can be used again.',
    },
    /** The canceling party comes first, then the cost. */
    cancelled: {
      title: 'Your booking is canceled',
      titleOfChanged: 'Your booking was changed',
      titleOfRequest: 'Your request is withdrawn',
      byHotel: 'The hotel canceled it.',
      byChange: 'This booking is canceled: the new one holds in its place.',
      byTraveler: 'The hotel no longer expects you.',
      asAsked: 'You asked our team to cancel it. The hotel no longer expects you.',
      bySite: 'We are sorry: we had to cancel it.',
      feeReported: 'It reports a fee that you have not accepted, and our team is clarifying it.',
      feeAccepted: 'The accepted fee is {fee}.',
      feeDiffers: 'The hotel’s answer differs, and our team is clarifying the fee.',
      free: 'There is no cancellation fee.',
      paidByCredits: 'The cancellation fee is {fee}; OneKeyCash or your promo code covers it.',
      paidToHotel: 'The cancellation fee is {fee}. You pay it to the hotel.',
      shared:
        'The cancellation fee is {fee}. You pay {own} of it to the hotel, and OneKeyCash or your promo code covers the rest.',
    },
    stayed: {
      title: 'Your stay at {hotel}',
      next: 'We hope you enjoyed your stay.',
    },
    'no-show': {
      title: 'The hotel reported that you did not arrive',
      next: '{hotel} reports that nobody checked in, and charges according to its own terms. If you did stay, please ask the hotel to correct its report.',
    },
  },
  /** The checkout: guests, services and the button that books a stay. Spec §2 and §5. */
  checkout: {
    title: 'Checkout',
    back: 'Return to selection',
    /** The title of two parts of the sample page: the guest's fields, and the services. */
    guests: 'Information about guests',
    acceptChange: 'To book, accept the change at the top of this page.',
    nonRefundable:
      'Non-refundable: if you cancel, you pay the whole price, except local taxes due at the property.',
    /** The class of a hotel and its place: '4-star hotel', 'Marrakech, Morocco'. */
    starsAndPlace: '{stars}, {place}',

    bookNow: {
      label: 'Book Now',
      /** The button that books a real stay, in the words of Directive 2011/83/EU, Art. 8(2). */
      binding: 'Book and agree to pay',
      /** Above the button, if the stay is paid by card. */
      cardNext:
        'Next, you pay {amount} by card{rest, select, none {} other {, plus {rest} at the hotel}}.',
      /** Below the button; `deadline` is such as 'Apr 9'. */
      freeUntil: 'Cancel free until {deadline}',
      /** The button if the hotel confirms bookings itself. */
      onRequest: 'Send request',
      /** The button while the booking is being sent. */
      sending: 'Booking…',
      isSending: 'Your booking is being sent. This can take a few seconds.',
      offline:
        'You are offline, so nothing is sent. You can continue once you are back online; what you have typed is kept.',
      atOnce: 'The hotel confirms immediately.',
      /**
       * The hotel's confirmation makes the stay binding, so Directive 2011/83/EU, Art. 8(2)
       * requires this sentence before the request.
       */
      byMail: 'Your request is binding: once the hotel confirms it, you agree to pay.',
      answer: 'You get the hotel’s answer by email.',
    },

    /** The title of the terms to which the button binds the traveler. */
    terms: 'Good to know before you book',

    /** The choice of an hour. The last choice is any time of the night. */
    arrival: {
      label: 'I arrive at about',
      late: 'After midnight',
    },

    services: {
      title: 'Extra services',
      meals: 'Add meals',
      note: 'We will request the additional services and let you know once they have been confirmed.',
      onRequest: 'On request',
    },

    /** The box for travel agents. Spec §2. */
    agent: {
      title: 'Client price and the commission',
      clientPrice: 'Client price',
      commission: 'Commission',
      noCommission: 'No commission',
      /** The commission as a share of the price and as an amount: '10 % AED 67.80'. */
      earned: '{percent, number} % {amount}',
    },

    /** The reasons why the button booked nothing. `bookNow` is the label of that button. */
    notBooked: {
      bookedAlready: {
        title: 'You already have a booking: {hotel}, {days}',
        reason: 'Your booking number is {number}. Nothing more is booked unless you choose to.',
        /** For a booking made in another tab, which may be on the payment page. */
        elsewhere:
          'You made it in another tab of this browser, with the number {number}. Nothing more is booked unless you choose to.',
      },
      openThat: 'Open that booking',
      onceMore: 'Book anyway',
      rewards: 'OneKeyCash could not be used',
      promotion: 'Your promotion code could not be used',
      'signed-out': {
        title: 'You are no longer signed in',
        reason:
          'Nothing was booked, and what you typed is still here. Sign in to book with your account, or press “{bookNow}” again to book without it, at the price shown now.',
      },
      'key-reused': {
        title: 'This booking was sent before, with other details',
        reason:
          'It may have been made in another tab: look for its email first. “{bookNow}” makes a second booking.',
      },
      'not-paid': {
        title: 'Paying is not possible at the moment',
        reason:
          'Nothing was booked and nothing was charged. What you typed is still here: press “{bookNow}” again in a while.',
      },
      'not-chargeable': {
        title: 'This price cannot be paid by card here',
        reason:
          'Nothing was booked and nothing was charged. Choose another rate, or book with the hotel.',
      },
      'fee-changed': {
        title: 'Canceling your earlier booking costs more now',
        reason: 'Nothing was changed. Check the new fee, then decide again.',
      },
      'not-changeable': {
        title: 'Your booking cannot be changed any more',
        reason: 'Nothing was changed. Its page shows the current status.',
      },
      'price-changed': {
        title: 'The price of this room has changed',
        reason: 'Nothing is booked. Reload the page to see the new price.',
      },
      rejected: {
        title: 'The hotel did not accept this booking',
        reason: 'Nothing is booked. Check the details, or choose another room.',
      },
      'not-combinable': {
        title: 'This hotel does not take these rooms in one booking',
        reason:
          'Nothing is booked and nothing is charged. Book the rooms one by one, or choose rooms of one kind.',
      },
      paused: {
        title: 'We cannot take bookings for the moment',
        reason: 'Nothing is booked. What you typed stays here: please try again in a while.',
      },
      invalid: {
        title: 'This booking was not accepted',
        reason: 'Nothing is booked. Check the details, then try again.',
      },
    },

    /** For a booking request that was sent without receiving an answer. */
    unknownOutcome: {
      title: 'We do not know yet whether you have booked',
      stillUnknown: 'There is still no answer',
      reason:
        'We got no answer to your booking. Try again: if it was made, we take you to it; if not, it is made now. It is never made twice.',
      tooManyTries:
        'Too many attempts. Wait a minute, then try again: nothing is ever booked twice.',
      /** The label of the button while the request is being resent. */
      trying: 'Trying…',
    },

    /** The sample of the specification, for a page without a chosen stay. */
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
  },
  /**
   * The reasons why the site refused a request. The keys are the codes of its problem responses.
   */
  problems: {
    /**
     * The reasons why a promotion code cannot be used. `code` is such as SPRING-10; `day` is such
     * as 'May 1, 2026'.
     */
    promotion: {
      unknown: 'There is no promotion code {code}.',
      'unknown-to-account': 'There is no promotion code {code} for this account.',
      'not-yet': '{code} is valid from {day}.',
      ended: '{code} has ended.',
      'ended-on': '{code} was valid until {day}.',
      'used-up': '{code} has been used as often as it can be.',
      'already-used': 'You have used {code} as often as you can.',
      'signed-out': 'Sign in with a confirmed email address to use {code}.',
      amount: 'The discount of {code} has changed.',
      /** `currency` and `wanted` are codes of currencies, such as EUR. */
      'other-currency': '{code} is for prices in {currency}, not in {wanted}.',
    },

    /** The reasons why OneKeyCash cannot be used. */
    rewards: {
      off: 'OneKeyCash cannot be used at the moment.',
      'signed-out': 'Sign in to use OneKeyCash.',
      amount: 'The amount of OneKeyCash is more than the price.',
      /** `minimum` is an amount. */
      minimum: 'Until your first stay, OneKeyCash is for bookings of {minimum} or more.',
      balance: 'You do not have that much OneKeyCash.',
      refused: 'OneKeyCash cannot be used for this booking.',
    },

    /**
     * After the button 'Book Now'. `reason` is one of the sentences above, `bookNow` the label of
     * the button.
     */
    creditNotUsed:
      '{reason} Nothing was booked. Look at the new price, then press “{bookNow}” again.',

    /** The errors below a field. */
    field: {
      required: 'Fill in this field.',
      'too-short': 'Too short: at least {min, plural, one {# character} other {# characters}}.',
      'too-long': 'Too long: at most {max, plural, one {# character} other {# characters}}.',
      'one-line': 'Write it in one line, without line breaks.',
      'control-characters': 'It contains a character that cannot be used. Type it again.',
      /** For the field of a new email address. */
      unchanged: 'This is already the address of your account.',
      invalid: 'This is not accepted. Check it, then try again.',
    },
  },
  /**
   * The deduction of OneKeyCash (the site's rewards) and of a promotion code from a price. Spec §2
   * and §5.
   */
  credits: {
    rewards: {
      title: 'Your OneKeyCash',
      signIn: 'Sign in to use OneKeyCash',
      earn: 'When you are signed in, you also earn {amount} in OneKeyCash with this booking.',
      none: 'You have no OneKeyCash in {currency} to spend on this stay.',
      belowMinimum:
        'You have {balance} in OneKeyCash. Until your first stay, it is for bookings of {minimum} or more.',
      balance: 'You have {amount} in OneKeyCash to spend on this stay.',
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
        tooMany: 'Too many attempts. Wait a few minutes, then try again.',
        notChecked: 'The code could not be checked. Try again.',
      },
    },
  },
  /** The review of a stay before its checkout. Spec §2. */
  precheckout: {
    /** A sample promotion of a credit card. */
    card: {
      credit: 'Get a {amount} statement credit',
      rewards: '+ {amount} in OneKeyCash*',
      fee: 'No annual fee',
      start: 'Get started',
      terms: '* For new cardholders, after the first purchase. Terms apply.',
    },
    title: 'Review your booking',
    changeTitle: 'Review your change',
    proceed: 'Further Proceed',
    payNow: 'Pay now',
    requests: 'Special/Accessibility requests (optional)',
    requestsLabel: 'Your requests to the property',
    coupon: 'Use a coupon, credit, or promotion code',
    urgency: 'You have good taste! Book now before someone else grabs it!',
    /** The currency of the prices, such as 'US dollars (USD)'. */
    currency: 'Prices are in {currency} ({code}).',
    currencyAtProperty:
      'Prices are in {currency} ({code}). What you pay at the property is charged in its own currency, so that amount may change with the exchange rate on the day you pay.',
    checkingIn: {
      title: "Who's checking in?",
      traveler: 'Traveler name',
      someoneElse: 'Someone else',
      firstName: 'First name',
      lastName: 'Last name',
      mobile: 'Mobile phone number',
      textAlerts: 'Receive text alerts about this trip. Message and data rates may apply.',
    },
    oneKeyCash: {
      title: 'Your OneKeyCash',
      earn: 'You will earn {amount} in OneKeyCash with this booking.',
      balance: 'You have a {balance} credit in OneKeyCash to spend on this stay.',
      apply: 'Apply my {balance} in OneKeyCash',
      value: 'OneKeyCash value',
      charged: 'You will be charged {amount} today',
    },
    /** The sample stay on the page if no stay was chosen. Spec §9. */
    sample: {
      hotel: 'Clifton Shore Hotel',
      room: 'Deluxe Room, 1 King Bed, Sea View',
      oneKeyCash: 'OneKeyCash applied',
      taxes: 'Taxes and fees',
      localTax: 'Local tax',
      payableAtProperty: 'Payable at property',
      firstName: 'Guest',
      lastName: 'Traveler',
      /** A traveler's full name. */
      name: '{firstName} {lastName}',
    },
  },
} as const;

export type BookingTexts = typeof bookingTexts;
