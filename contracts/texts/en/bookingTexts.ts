/** What booking, bookings and accounts say, in ICU MessageFormat. */
export const bookingTexts = {
  /** Signing in and out, and the forms of the account: their fields, their errors, what they say. */
  account: {
    title: 'Account',
    /** The parts of the page. */
    sections: {
      profile: 'Profile',
      security: 'Security',
      rewards: 'OneKeyCash',
      travelers: 'Travelers',
      privacy: 'Privacy',
    },
    signOut: 'Sign out',
    /** The button that signs in, in the words of the specification. */
    login: 'Login',
    /** To somebody who opens a page of the account without being signed in. */
    signInToSee: {
      account: 'Sign in to see your account.',
      trips: 'Sign in to see your trips.',
    },
    fields: {
      name: 'Full Name',
      email: 'Email address',
      password: 'Password',
      currentPassword: 'Current password',
      newPassword: 'New password',
      confirmPassword: 'Confirm Password',
      passwordHint:
        'At least {minimum, number} characters. A few words that only you would combine work well.',
    },
    /** How strong the new password is that is being typed. The first three are refused. */
    strength: {
      short: 'Strength: Too short',
      common: 'Strength: Too common',
      personal: 'Strength: Too personal',
      weak: 'Strength: Weak',
      fair: 'Strength: Fair',
      strong: 'Strength: Strong',
    },
    /** What is wrong with a form or a field of it, below the field. */
    errors: {
      email: 'Enter an email address, such as name@example.com.',
      name: 'Enter your name.',
      password: 'Enter your password.',
      passwordShort: 'Use at least {minimum, number} characters.',
      passwordCommon: 'This password is too easy to guess. Choose another one.',
      passwordPersonal: 'Use more than your name or your address.',
      passwordsDiffer: 'The passwords do not match.',
      code: 'Enter the code.',
      bookingNumber: 'Enter the 8 letters and digits of the booking number, such as K7M4-QX9C.',
      firstName: 'Enter a first name.',
      lastName: 'Enter a last name.',
      phone: 'Enter a phone number with its country code, such as +92 300 1234567.',
      wrongCredentials:
        'The email address or the password is wrong. If you have not confirmed the address yet, look for our email with the link.',
      wrongPassword: 'This password is not correct.',
      wrongCode: 'This code is not correct. Codes in the app change every 30 seconds.',
      linkExpired: 'The link has expired or has already been used.',
      signInAgain: 'That took too long. Sign in again.',
      signedOut: 'You have been signed out. Sign in again.',
      tooManyAttempts: 'Too many attempts. Try again in a few minutes.',
      notDone: 'That did not work. Check your connection and try again.',
      signedOutHere:
        'You are signed out on this device. Ending the session on our side takes a few more minutes.',
      notSignedOut: 'You could not be signed out. Check your connection and try again.',
    },
    /** In place of a form that had a mail sent. */
    mailSent: {
      heading: 'Check your email',
      notThere: 'Nothing there? Check your spam folder, or try again in a minute.',
    },
  },
  /** The account page: each part is a card with a heading and a form or a list. */
  accountSettings: {
    name: {
      heading: 'Name',
      save: 'Save the name',
      saved: 'Saved.',
    },
    email: {
      heading: 'Email address',
      field: 'New email address',
      change: 'Change the address',
      sent: 'Open the link in the email to <ltr>{newEmail}</ltr>. Until then, your address is still <ltr>{email}</ltr>.',
    },
    password: {
      heading: 'Password',
      change: 'Change the password',
      changed: 'Your password is changed, and other devices are signed out.',
    },
    /** Signing in with a password and a code of an authenticator app. */
    twoStep: {
      heading: 'Two-step sign-in',
      on: 'On: you sign in with your password and a code from your app.',
      off: 'Off: you sign in with your password only.',
      turnOn: 'Turn it on',
      turnOff: 'Turn it off',
      scan: '1. Scan this code with your authenticator app:',
      qrCode: 'The key as a QR code',
      typeKey: 'Or type this key into it: <secret>{key}</secret>',
      openApp: 'Open the app on this device',
      keepCodes:
        '2. Keep these recovery codes. Each works once, for when you do not have your app at hand:',
      code: '3. Code from your app',
    },
    recoveryCodes: {
      renew: 'New recovery codes',
      warning: 'Your current codes will stop working.',
      make: 'Make new recovery codes',
      made: 'These are your new recovery codes. Your previous codes no longer work.',
    },
    /** OneKeyCash is a name: the credit that stays earn. */
    rewards: {
      heading: 'OneKeyCash',
      none: 'You have no OneKeyCash at the moment.',
      belowZero:
        'Your balance is below zero, because OneKeyCash that was taken back had already been spent. What you earn next goes toward it.',
      minimum: 'Until your first stay, it is for bookings of {amount} or more.',
      rules:
        'A stay earns 2% of its room price once the hotel reports it. If the hotel does not report it, it earns later, up to a monthly limit: the booking’s page shows the date. Use it when you book.',
      history: 'History',
      /** Each beside an amount that was added or taken away. */
      change: {
        welcome: 'Welcome bonus',
        earned: 'Earned with a stay',
        revoked: 'Taken back: the hotel reported that the stay did not take place',
        spent: 'Used for a booking',
        returned: 'Returned from a canceled or declined booking',
        given: 'Added by our support',
        taken: 'Corrected by our support',
      },
    },
    travellers: {
      heading: 'Saved travelers',
      none: 'Save travelers to select them when you book.',
      add: 'Add a traveler',
      change: 'Change',
      changeNamed: 'Change {name}',
      remove: 'Remove',
      removeNamed: 'Remove {name}',
      citizenshipAndPhone: '{citizenship}, <ltr>{phone}</ltr>',
      firstName: 'First name',
      lastName: 'Last name',
      citizenship: 'Citizenship',
      phone: 'Mobile phone number',
      save: 'Save the traveler',
      cancel: 'Cancel',
    },
    /**
     * Where the account is signed in. `device` is such as 'Chrome on Linux', `address` an IP address.
     */
    sessions: {
      heading: 'Where you are signed in',
      thisDevice: '{device} (this device)',
      since: 'since {time}, from <ltr>{address}</ltr>',
      signOut: 'Sign out {device}',
      signOutEverywhere: 'Sign out everywhere',
    },
    data: {
      heading: 'Your data',
      text: 'A file with everything we store about you: account, trips, reviews, OneKeyCash, travelers, favorites and newsletter.',
      download: 'Download my data',
    },
    deletion: {
      heading: 'Delete the account',
      warning:
        'This cannot be undone. Your bookings stay with the hotels, and the links in their emails still open them; if you want to cancel one, do so first. Your reviews stay, without your name. You lose your OneKeyCash.',
      delete: 'Delete my account',
      deleted: 'Your account is deleted.',
    },
  },
  /**
   * The page of a booking, which can be printed as a voucher. What has become of it is
   * `bookingStatus`.
   */
  booking: {
    title: 'Your booking',
    /** The name of the site, on the printed voucher. */
    brand: 'Stayfarer',
    number: 'Booking number',
    /** The number that the hotel gave the booking. */
    hotelReference: 'Hotel reference',
    addToCalendar: 'Add to calendar',
    print: 'Print',
    seeRooms: 'See the rooms of {hotel}',
    similarHotels: 'See similar hotels',
    howWasIt: 'How was your stay?',
    tooManyTries: 'Too many attempts. Wait a minute, then try again.',

    stay: {
      /** The picture of the room, as it is read out. */
      picture: '{room}, {hotel}',
      /** In place of a hotel’s name that is not known yet. */
      hotel: 'Your hotel',
      hotelPage: 'See the hotel’s page',
      /** `zone` is such as 'Karachi time, GMT+5'. */
      zone: 'Times at the hotel: {zone}.',
      room: 'Room',
      /** The name of the room, with how many of them: '2 rooms: Double Room'. */
      roomName: '{rooms, plural, one {{room}} other {# rooms: {room}}}',
      meals: 'Meals',
      guests: 'Guests',
      requested: 'Requested',
      /** A service and what was chosen of it: 'Early check-in: 10:00'. */
      service: '{service}: {choice}',
      onRequest: 'On request: the hotel will let you know. Not included in the price.',
    },

    price: {
      title: 'Price',
      ofStay: 'Price of the stay',
      /** OneKeyCash is the site's reward for stays. */
      willEarn:
        'You will earn {amount} in OneKeyCash with this booking once the hotel reports your stay.',
      willEarnBy:
        'You will earn {amount} in OneKeyCash with this booking once the hotel reports your stay, or up to that on {day} if it does not.',
      earned: 'You earned {amount} in OneKeyCash with this booking.',
      earnedNothing:
        'This stay has not earned OneKeyCash yet: it does once the hotel reports your stay.',
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
      /** The list of what happened to the booking, as it is read out. */
      label: 'What happened',
      event: {
        pending: 'Booking sent to the hotel',
        requested: 'Request sent to the hotel',
        confirmed: 'Confirmed',
        declined: 'Not booked',
        cancelled: 'Canceled',
        stayed: 'Stay ended',
        'no-show': 'Reported as not arrived',
      },
      saveToAccount:
        '<link>Save to my account</link>: sign in or sign up with {email}, and you find the booking in your trips.',
    },

    /** Above a booking that is shown from the device, because the site does not respond. */
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

    /** In place of a booking that cannot be shown. */
    none: {
      notNow: 'Your booking cannot be shown now',
      unreachable:
        'The site could not be reached. Your booking has not changed: only this page is missing.',
      title: 'There is no booking at this address',
      /** 'key=' stands in the address and is not translated. */
      reason:
        'The link may be incomplete. Open it from your email again, or copy all of it, including the part after ‘key=’. With your booking number, we can send you the link again.',
      keyless: 'Open your booking with the link in your email',
      home: 'Go to the home page',
    },

    /** On the way to booking a stay that has just been booked. */
    standing: {
      title: 'You have booked this stay',
      note: 'If you continue, you book it again.',
      open: 'Open booking {number}',
    },
  },
  /** Cancelling a booking on its page: the terms, a question with what it costs, and the outcome. */
  bookingCancellation: {
    title: 'Cancellation',
    /** The terms of a booking that the hotel has not confirmed yet. */
    onceConfirmed: 'Once the hotel has confirmed: {terms}',
    free: 'Canceling now is free.',
    costs: 'Canceling now costs {fee}.',
    cancel: 'Cancel booking',
    question: 'Cancel this booking?',
    yes: 'Yes, cancel it',
    /** The same button while the booking is being cancelled. */
    cancelling: 'Canceling…',
    keep: 'Keep the booking',

    /** Labels of amounts. */
    fee: 'Cancellation fee',
    paidWithCredits: 'Covered by OneKeyCash or promo code',
    returned: 'Refunded or no longer due',
    rewardsBack: 'OneKeyCash returned to you',
    promotion: 'Promotion {code}',
    /** Of a promotion code. */
    usableAgain: 'can be used again',

    /** Why the booking was not cancelled. */
    notCancelled: {
      bookingChanged: 'The booking has changed in the meantime. Check it, then decide again.',
      feeChanged: 'The fee has changed. Check it, then decide again.',
      noAnswer: 'We got no answer. Try again: a booking is never canceled twice.',
      refused: 'The hotel no longer cancels this booking.',
    },
  },
  /**
   * Changing a booking: a new booking is made, and once the hotel has confirmed it, the old one is
   * cancelled. A `number` is that of the other booking; `cost` says whether cancelling the old one is
   * free or has a fee.
   */
  bookingChange: {
    link: 'Change dates or guests',
    open: 'Open booking {number}, {days}',

    /** What the page of the new booking says of the old one. 'It' is the new booking. */
    replaces: {
      cancelled:
        'It changed booking {number}, which is canceled {cost, select, free {at no charge} other {for {fee}}}.',
      cancelling:
        'It changed booking {number}, which is being canceled: {cost, select, free {at no charge} other {for {fee} at most}}. If the hotel does not accept that, you get an email.',
      over: 'It was to change booking {number}, which is over.',
      waiting:
        'It is to change booking {number}, which stands until the hotel has confirmed this one. Only then is that one canceled, {cost, select, free {at no charge} other {for {fee} at most}}.',
      bothStand:
        'It was to replace booking {number}, but the hotel has not canceled that one: both stand. Open it to cancel it, or contact the hotel.',
      asItWas: 'Your booking {number} stands as it was.',
    },
    /** What the page of the old booking says of the new one. 'It' is the old booking. */
    replacedBy: {
      changed: 'You changed it to booking {number}.',
      asked:
        'You have asked to change it to booking {number}. This one stands until the hotel has confirmed that one.',
      bothStand:
        'You changed it to booking {number}, but the hotel has not canceled this one: both stand. Cancel this one below, or contact the hotel.',
    },

    /** Above the rooms and the review on the way through a change. */
    note: {
      title: 'You are changing booking {number}',
      /**
       * What is booked: `days` such as 'Nov 3 - Nov 5', `guests` '2 adults', `rooms` '1 room', `room`
       * its name.
       */
      booked: '{days}, {guests}, {rooms}: {room}. It stands until the new booking is confirmed.',
      keep: 'Keep it as it is',
      impossible: 'Booking {number} cannot be changed',
      /**
       * `title` is that of the booking's page, such as 'Your booking is cancelled', as a sentence.
       */
      status: '{title}.',
      openYours: 'Open your booking',
      notLoaded: 'The booking that you are changing could not be loaded',
      asItWas: 'It is as it was.',
      noKey: 'Open your booking to change it',
      /** `link` is the label of a button on the booking's page. */
      noKeyReason:
        'This address does not open the booking. Open its link from your email, then choose ‘{link}’.',
    },

    /** The table of what changes, and the price. */
    summary: {
      title: 'What changes',
      booked: 'Booked',
      new: 'New',
      /** How many rooms. Another line of the table, 'Room', says which. */
      rooms: 'Rooms',
      difference: 'Difference in price',
      inAll: 'Total to pay: new price and fee',
      free: 'Canceling booking {number} is free now: you pay the new price alone.',
      fee: 'The fee is that of canceling booking {number} now.',
      credits:
        'OneKeyCash and promo codes cannot be used for the new booking: those of the earlier one are returned only once it is canceled.',
    },

    /** The button that changes the booking, and what stands beside it. */
    review: {
      who: 'In the name of {names}. The contact, {email}, and what you asked the hotel for stay as they are.',
      change: 'Change my booking',
      /** The button where the hotel confirms a booking itself. */
      request: 'Send the change request',
      changing: 'Changing…',
      /** `terms` are those of the cancellation, such as 'Non-refundable'. */
      cancellation: 'New booking: {terms}.',
      instant:
        'The new booking is made first. Once the hotel has confirmed it, booking {number} is canceled {cost, select, free {at no charge} other {for {fee}}}. If it cannot be booked, booking {number} stays as it is.',
      onRequest:
        'The hotel is asked for the new booking first. Once the hotel has confirmed it, booking {number} is canceled {cost, select, free {at no charge} other {for {fee}}}. If it cannot be booked, booking {number} stays as it is.',
      acceptChange: 'To go on, accept the change at the top of this page.',
    },
  },
  /**
   * What a booking's page says first: a title, and what happens next. `knows` says whether the
   * traveler's e-mail address may be shown: `email` is that address.
   */
  bookingStatus: {
    cancelling: {
      title: 'We are canceling your booking',
      next: 'The hotel has not answered yet. Its answer is shown here as soon as it comes, and sent {knows, select, address {to {email}} other {by email}}.',
    },
    pending: {
      title: 'We are confirming your booking',
      next: 'The hotel has not answered yet. There is nothing you need to do, and please do not book again: its answer is shown here as soon as it comes, and sent {knows, select, address {to {email}} other {by email}}.',
    },
    clarifying: {
      title: 'We are clarifying your booking',
      pending:
        'The hotel’s answer differs from what you booked. Our team is clarifying it with the hotel. There is nothing you need to do, and please do not book again: the outcome is shown here, and sent {knows, select, address {to {email}} other {by email}}.',
      confirmed:
        'What the hotel has now differs from what you booked. Our team is clarifying it with the hotel.',
    },
    requested: {
      title: 'Your request is with the hotel',
      next: 'The hotel confirms this rate itself. Its answer is shown here, and sent {knows, select, address {to {email}} other {by email}}. Your stay is not booked until then.',
      answerBy:
        'The hotel has until {deadline} to answer. Without an answer your request ends by itself and nothing is booked.',
    },
    confirmed: {
      title: 'Your booking is confirmed',
      next: 'Show this page, or a print of it, when you check in. The confirmation is sent {knows, select, address {to {email}} other {by email}}.',
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
        unanswered: 'The hotel did not answer in time.',
      },
      nothingBooked: 'Nothing is booked, and you owe nothing.',
      nothingMore: 'Nothing more is booked.',
      creditsBack: 'Any OneKeyCash or promo code that you used can be used again.',
    },
    /** Who cancelled it comes first, then what it costs. */
    cancelled: {
      title: 'Your booking is canceled',
      titleOfChanged: 'Your booking was changed',
      byHotel: 'The hotel canceled it.',
      byChange: 'This booking is canceled: the new one holds in its place.',
      byTraveller: 'The hotel no longer expects you.',
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
      binding: 'Book and agree to pay',
      /** Beside that button: Directive 2011/83/EU, Art. 16(l). */
      noWithdrawal: 'The 14-day right of withdrawal does not apply to stays with fixed dates.',
      /** The button in its place, where the hotel confirms a booking itself. */
      onRequest: 'Send request',
      /** The button while the booking is being sent. */
      sending: 'Booking…',
      isSending: 'Your booking is being sent. This can take a few seconds.',
      offline:
        'You are offline, so nothing is sent. You can continue once you are back online; what you have typed is kept.',
      atOnce: 'The hotel confirms immediately.',
      /**
       * The hotel's yes makes the stay binding: said before the request, as Directive 2011/83/EU,
       * Art. 8(2) asks.
       */
      byMail:
        'Your request is binding: once the hotel confirms it, you agree to pay. You get its answer by email.',
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
        reason: 'Your booking number is {number}. Nothing more is booked unless you choose to.',
      },
      openThat: 'Open that booking',
      onceMore: 'Book it again',
      rewards: 'OneKeyCash could not be used',
      promotion: 'Your promotion code could not be used',
      signIn: 'Sign in to use it',
      sentBefore: {
        title: 'This booking was sent before, with other details',
        reason:
          'It may have been made in another tab: look for its email first. {bookNow} makes a second booking.',
      },
      feeChanged: {
        title: 'Canceling your earlier booking costs more now',
        reason: 'Nothing was changed. Check the new fee, then decide again.',
      },
      notChangeable: {
        title: 'Your booking cannot be changed any more',
        reason: 'Nothing was changed. Its page shows the current status.',
      },
      priceChanged: {
        title: 'The price of this room has changed',
        reason: 'Nothing is booked. Reload the page to see the new price.',
      },
      rejected: {
        title: 'The hotel did not accept this booking',
        reason: 'Nothing is booked. Check the details, or choose another room.',
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

    /** The request for a booking was sent, and no answer came. */
    unknownOutcome: {
      title: 'We do not know yet whether you have booked',
      stillUnknown: 'There is still no answer',
      reason:
        'We got no answer to your booking. Try again: if it was made, we take you to it; if not, it is made now. It is never made twice.',
      tooManyTries:
        'Too many attempts. Wait a minute, then try again: nothing is ever booked twice.',
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
  },
  /**
   * Why the site did not do what was asked: the words for the codes of its problem responses. A key
   * is a code.
   */
  problems: {
    /**
     * Why a promotion code cannot be used. `code` is that code, such as SPRING-10; `day` is such as
     * 'May 1, 2026'.
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
      /** Both are codes of currencies, such as EUR. */
      'other-currency': '{code} is for prices in {currency}, not in {wanted}.',
    },

    /** Why OneKeyCash cannot be used. */
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
     * After 'Book Now'. `reason` is one of the sentences above, `bookNow` the label of that button.
     */
    creditNotUsed:
      '{reason} Nothing was booked. Look at the new price, then press {bookNow} again.',

    /** What is wrong with what was typed into a field, below the field. */
    field: {
      required: 'Fill in this field.',
      'too-short': 'Too short: at least {min, plural, one {# character} other {# characters}}.',
      'too-long': 'Too long: at most {max, plural, one {# character} other {# characters}}.',
      'one-line': 'Write it in one line, without line breaks.',
      'control-characters': 'It contains a character that cannot be used. Type it again.',
      /** A new email address. */
      unchanged: 'This is already the address of your account.',
      invalid: 'This is not accepted. Check it, then try again.',
    },
  },
  /** The pages for signing in and up, for the links of mails, and for finding a booking. Spec §2. */
  signIn: {
    signIn: {
      title: 'Login',
      rememberMe: 'Remember me',
      signUp: 'New to Stayfarer? <link>Sign up</link>',
    },
    signUp: {
      title: 'Create an Account',
      submit: 'Sign Up',
      signIn: 'Already have an account? <link>Sign In</link>',
      sent: 'We have sent an email to <ltr>{email}</ltr>. Open the link in it to confirm your address and activate your account.',
    },
    /**
     * The second step of signing in: a code of the authenticator app, or a recovery code in its
     * place.
     */
    code: {
      app: 'Code from your app',
      appHint: 'Six digits, new every 30 seconds.',
      useApp: 'Use the code from your app',
      recovery: 'Recovery code',
      recoveryHint: 'Each recovery code works once.',
      useRecovery: 'Use a recovery code',
      submit: 'Continue',
    },
    /** Asks for a mail with which one chooses a new password. */
    forgotPassword: {
      title: 'Forgot password?',
      text: 'We will send you an email with a link to choose a new password.',
      submit: 'Send the email',
      back: 'Back to sign in',
      sent: 'If there is an account for <ltr>{email}</ltr>, we have sent an email with a link to it. The link works once, within one hour. After too many requests no more emails are sent: use the latest one.',
    },
    /** Where the link of that mail leads. */
    resetPassword: {
      title: 'Choose a new password',
      incomplete:
        'This address is not complete. Open the link in the email, or <link>request another email</link>.',
      submit: 'Save the password',
      anotherMail: 'Request another email',
      saved: 'Your new password is saved, and you are signed out on all devices.',
    },
    /** Where the mails to confirm the address of a new account, or a changed address, lead. */
    verifyEmail: {
      title: 'Confirm your address',
      incomplete:
        'This address is not complete. Open the link in the email, or <link>sign in</link> to get another email.',
      enterPassword: 'Enter your password to activate your account.',
      confirm: 'Confirm the address',
      confirmed: 'Your address is confirmed.',
      confirmedWithCredit: 'Your address is confirmed: you have {amount} in OneKeyCash.',
      newAddress: 'Your account will use the address that this link was sent to.',
      signIn: 'Sign in',
      changed: 'Your account now has the address <ltr>{email}</ltr>.',
    },
    /** Has the link to a booking mailed. K7M4-QX9C is a booking number. */
    findBooking: {
      text: 'We will send the link to your booking to the address that you booked with.',
      number: 'Booking number',
      numberHint: 'In the emails about your booking, such as K7M4-QX9C.',
      submit: 'Send the link',
      sent: 'If there is a booking with this number and the address <ltr>{email}</ltr>, we have sent the link to it there. After too many requests no more emails are sent: use the latest one.',
    },
  },
  /** The fields for who stays and how to reach them. Spec §2 and §5. */
  travellers: {
    title: 'Your details',
    citizenship: "Guests' citizenship",
    email: 'Email address',
    emailHint: 'We send the link to your booking there.',
    specialRequests: 'Special requests',
    /** The first choice of a list of choices, while nothing is chosen. */
    choose: 'Choose',

    names: {
      title: 'Guests’ names',
      /**
       * A guest by number, such as 'Guest 2 (optional)' or 'Guest 3, child of 5'. `age` is in years.
       */
      guest: 'Guest {number, number}',
      guestOptional: 'Guest {number, number} (optional)',
      child: 'Guest {number, number}, child of {age, number}',
      childOptional: 'Guest {number, number}, child of {age, number} (optional)',
      saved: 'Saved traveler',
      first: 'First name',
      last: 'Last name',
    },

    saving: {
      label: 'Save the info for future bookings',
      signedOut: 'To save it, <link>sign in</link>. What you typed stays here.',
      what: 'The first guest’s name, citizenship and phone are saved in your account.',
      full: 'Your account has {count, plural, one {# saved traveler} other {# saved travelers}}, the most it can have, so this one will not be saved. Remove one in <link>your account</link>.',
      failed:
        'Your booking is not affected, but the traveler could not be saved. You can add them in <link>your account</link>.',
    },

    /** What is wrong with a field. */
    errors: {
      firstName: 'Enter a first name',
      lastName: 'Enter a last name',
      citizenship: 'Choose a country',
      email: 'Enter an email address, such as name@example.com',
      phone: 'Enter a phone number with its country code, such as +92 300 1234567',
      service: 'Choose one, or uncheck the service',
    },

    phone: {
      country: 'Phone country',
      /** A country with its calling code: 'Pakistan (+92)'. */
      countryAndCode: '{country} ({calling})',
      number: 'Mobile phone number',
      hintWithCountry: 'Without + and a country code it is read as a number of this country.',
      hintWithoutCountry: 'With its country code, such as +92 300 1234567.',
    },
  },
  /** The bookings of the account. */
  trips: {
    title: 'Trips',
    withoutAccount: 'Booked without an account? <link>Find my booking</link> by its number.',
    noneComing: 'No upcoming trips.',
    findStay: 'Find a stay',
    /** Headings of the list. */
    coming: 'Upcoming',
    past: 'Past',
    cancelled: 'Canceled',
    /** A room and the city or region of its hotel. */
    roomAndRegion: '{room}, {region}',
    number: 'Booking number <ltr>{number}</ltr>',
    /** The state of a booking, on its card. */
    status: {
      pending: 'Being confirmed',
      requested: 'Requested',
      confirmed: 'Confirmed',
      declined: 'Not booked',
      cancelled: 'Canceled',
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
      beingCancelled: 'Being canceled: the hotel has not answered yet',
      pending: 'The hotel has not answered yet',
      requested: 'The hotel confirms it itself',
    },
    /** `hidden` is read out and not shown. */
    writeReview: 'Write a review<hidden> of {hotel}</hidden>',
  },
} as const;

export type BookingTexts = typeof bookingTexts;
