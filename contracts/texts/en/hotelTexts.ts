/** The texts about hotels, rates and the chosen stay, in ICU MessageFormat. */
export const hotelTexts = {
  /**
   * The chosen stay on pre-checkout and checkout: its days, its terms, and the changes since it was
   * chosen.
   */
  chosenStay: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    /** The time of the first or last day from or until which the room is available. */
    from: 'from {time}',
    until: 'until {time}',
    nights: '{nights, plural, other {#-night stay}}',
    hotelStars: '{stars, plural, other {#-star hotel}}',
    phone: 'Phone: <value>{phone}</value>',
    email: 'Email: <value>{email}</value>',
    importantInformation: 'Important information',
    none: {
      title: 'No room is chosen yet',
      reason: 'Search for a stay, then select a room to book it.',
    },
    unknown: {
      title: 'We could not find this room',
      reason: 'The link may be old or incomplete, or the hotel cannot be reached at the moment.',
    },
    search: 'Search for a stay',
    gone: {
      title: 'This offer is gone',
      reason: '{hotel} no longer offers this room on these terms for your stay.',
      rooms: 'See the rooms of {hotel}',
    },
    /** The changes between choosing a room and booking it. */
    moved: {
      terms: 'The terms have changed',
      price: 'The price has changed',
      payment: 'When you pay has changed',
      lower: 'The price is lower now',
      higher: 'The price is higher now',
      needsConsent:
        'Please check what has changed since you chose this room, and accept it to continue.',
      note: 'This has changed since you chose this room.',
      /** A term, such as 'Meals', with its old and new value. */
      term: '{label}: <was>{before}</was> <now>{after}</now>',
      accept: 'Accept the change',
      takeLower: 'Take the lower price',
      otherRoom: 'Choose another room',
      label: 'What changed',
      item: 'Item',
      before: 'Before',
      now: 'Now',
      difference: 'Difference',
      atProperty: '{line} (at the property)',
    },
  },
  /** The favorite hotels of a traveler, stored on the device or in the account. Spec §2. */
  favorites: {
    title: 'Favorites',
    kept: '{count, plural, one {# property} other {# properties}}, saved {where, select, account {in your account} other {on this device only}}.',
    none: 'You have no favorites yet. Select the heart on a property to save it here, {where, select, account {in your account} other {on this device only}}.',
    notLoaded: 'The favorites of your account could not be loaded. Load the page again.',
    /** Beside the button 'Share', whose link leads to a comparison. */
    shared:
      '{count, plural, one {The link leads to this property.} other {The link shows the # newest side by side.}}',
    findStay: 'Find a stay',
    removed: '{name} was removed.',
    undo: 'Undo',
    remove: 'Remove',
    removeOf: 'Remove: {name}',
    gone: 'This property is no longer offered.',
    /** The subject of the sentence 'This property could not be loaded'. */
    property: 'This property',
    /** The night from today to tomorrow. */
    tonight: 'Tonight',
    /** Above a price: `days` such as 'Nov 3 - Nov 5'. */
    from: '{days} from',
    tonightFrom: 'Tonight from',
    /** The heart button of a hotel. */
    heart: {
      add: 'Add to favorites',
      addOf: 'Add to favorites: {name}',
      added: 'In your favorites',
      full: 'This device keeps {most, number} favorites at most. Remove one first.',
    },
    /** The changes that could not be saved in the account. */
    notSaved: {
      device: 'Your favorites could not be saved in your account. They are kept on this device.',
      some: 'Some favorites could not be saved. Try again later.',
      added: '{name} could not be added to your favorites. Try again later.',
      removed: '{name} could not be removed from your favorites. Try again later.',
      close: 'Close',
    },
  },
  /** A traveler's wishes for a rate, as a filter and as the first facts of a hotel. */
  rateFacts: {
    breakfast: {
      name: 'Breakfast included',
      first: 'Breakfast first',
      none: 'No rate for this stay includes breakfast.',
    },
    freeCancellation: {
      name: 'Free cancellation',
      first: 'Free cancellation first',
      none: 'No rate for this stay can be canceled for free.',
    },
    payAtProperty: {
      name: 'Pay at the property',
      first: 'Show pay-at-hotel rates first',
      none: 'No rate for this stay is paid at the property.',
    },
  },
  /** The page of a hotel without its rooms. Spec §2. */
  hotel: {
    signIn: {
      title: 'Sign in, save money',
      earns: 'An account keeps your trips together and earns you OneKeyCash for later stays.',
      memberPrices: 'An account keeps your trips together and shows you member prices.',
      create: 'Create an account',
    },
    /** The heading of a hotel that could not be loaded. */
    unknown: 'Hotel details',
    /** Begins the sentence 'This hotel could not be loaded'. */
    thisHotel: 'This hotel',
    notFound: {
      title: 'Hotel not found',
      heading: 'This hotel does not exist or is no longer offered',
      search: 'Search for another place to stay:',
    },
    /** For a traveler who is changing a booking. */
    change: {
      how: 'Choose other dates or guests, then a room in the same hotel.',
      /** If the new stay shares nights with the booked one and no room is free. */
      ownNights:
        'The nights that you have booked count as taken until the change is made, so one more room must be free on them.',
    },
    sections: {
      overview: 'Overview',
      about: 'About this property',
      facilities: 'Most popular facilities',
      rooms: 'Choose your room',
      nearby: 'What’s nearby',
      accessibility: 'Accessibility',
      policies: 'Policies',
      rating: 'Guest rating',
      reviews: 'Guest reviews',
      ratingAndLocation: 'Rating and location',
    },
    /** Opens and closes the rest of the hotel's own description. */
    readMore: 'Read more',
    readLess: 'Show less',
    /** The subjects of the sentence '… could not be loaded'. */
    more: {
      description: 'The description',
      nearby: 'What is nearby',
    },
    /** The places near a hotel, by kind. */
    nearby: {
      sight: 'Sights',
      transport: 'Public transport',
      airport: 'Airports',
      other: 'Also nearby',
      straight: 'Distances are measured in a straight line.',
    },
    tabs: {
      label: 'Parts of this page',
      overview: 'Overview',
      amenities: 'Amenities',
      rooms: 'Rooms',
      accessibility: 'Accessibility',
      policies: 'Policies',
      rating: 'Guest rating',
      /** The spelling of the specification, for pages with prices. */
      reviews: 'Guest reviews ({count, number})',
      reviewsPlain: 'Guest Review ({count, number})',
    },
    gallery: {
      label: 'Pictures of {hotel}',
      pictures: 'Pictures',
      picture: '{hotel}, picture {number, number}',
      show: 'Show picture {number, number} of {count, number}',
      /** The number of the current picture. */
      position: '{number, number} of {count, number}',
      /** The number on the picture itself, where space is short. */
      badge: '{number, number}/{count, number}',
      next: 'Next picture',
      previous: 'Previous picture',
      close: 'Close',
    },
    terms: {
      refundable: 'Fully refundable',
      payLater: 'Reserve now, pay later',
    },
    selectRoom: 'Select a room',
    price: {
      /** The lowest price of the hotel. */
      from: 'from <strong>{amount}</strong> for your stay',
      fromShort: 'from <strong>{amount}</strong>',
      /**
       * The stay that the lowest price is for. `guests` is such as '2 adults'; `meal` is a text of
       * `price.meal`.
       */
      scope:
        '{nights, plural, one {# night} other {# nights}}, {guests}{rooms, plural, =1 {} other {, # rooms}}{says, select, meal {, {meal}} other {}}{taxed, select, yes {, taxes and charges included} other {}}',
      scopeShort:
        '{nights, plural, one {# night} other {# nights}}{says, select, meal {, {meal}} other {}}{taxed, select, yes {, taxes included} other {}}',
      /** The meals in the price, within a list. */
      meal: {
        'room-only': 'without breakfast',
        breakfast: 'breakfast included',
        'half-board': 'half board',
        'full-board': 'full board',
        'all-inclusive': 'all inclusive',
      },
      /** The number of rooms with which the hotel can take the party. */
      tryRooms: 'Try {rooms, plural, one {# room} other {# rooms}}',
    },
    noAmenities: 'No amenities listed',
    /** Opens the list of all facilities of the hotel, in groups. */
    allFacilities: 'Show all {count, number} facilities',
    fewerFacilities: 'Show fewer',
    noAccessibility: 'No accessibility features listed',
    noPolicies: 'The property lists no policies.',
    noGuestRating: 'No guest rating listed',
    partnerRating: 'Rating from our travel partner',
    partnerRatings: '{count, plural, one {# rating by its guests} other {# ratings by its guests}}',
    allReviews: 'See all reviews',
    noAddress: 'Address not available',
    viewInMap: 'View in a map',
    samplePolicies: {
      checkIn: 'Check-in',
      checkInFrom: 'Check-in from 2:00 PM',
      checkInAge: 'Minimum check-in age 18',
      checkOut: 'Check-out',
      checkOutUntil: 'Check-out 12:00 PM',
      gettingHere: 'Getting here',
      transfer: 'Airport transfer needs 48 hours notice',
      children: 'Children and extra beds',
      childFree: '1 child up to 17 stays free',
      noRollaways: 'No rollaway beds',
      cribs: 'Free cribs on request',
    },
    /** In the calendar, if the hotel publishes the price of a night for each day. */
    calendar: {
      note: 'Lowest price of one night{rooms, plural, one {} other { in # rooms}}, taxes included; rounded. The total of a stay may differ.',
      /** The unit of the numbers below the days; 'other' means single units. */
      unit: 'Amounts are in {scale, select, thousands {thousands of } millions {millions of } other {}}{currency}.',
      /** The label of a day, within a short list. */
      lowest: 'lowest price',
      soldOut: 'sold out',
      leastNights: 'at least {nights, plural, one {# night} other {# nights}}',
      fromDay: 'From {day} at least {nights, plural, one {# night} other {# nights}}.',
    },
  },
  /** The reviews that guests of this site write. */
  reviews: {
    loading: 'Loading…',
    cancel: 'Cancel',
    failed: 'That did not work. Try again.',
    count: '{count, plural, one {# review} other {# reviews}}',
    aGuest: 'A guest',
    /** The author of a review; `month` is such as 'November 2026'. */
    by: '<name>{author}</name>, stayed in {month}',
    /** Above the hotel's answer to a review. */
    answer: 'The hotel’s answer',
    list: {
      title: 'Reviews by our guests',
      note: 'Written by guests who booked here and have stayed. We check each review against its booking.',
      more: 'Show more reviews',
      moreFailed: 'No more reviews could be loaded. Try again.',
    },
    /** The reviews by the provider's guests. */
    partner: {
      title: 'Reviews from our travel partner',
      note: 'Written by guests of our travel partner, and shown as they wrote them. We have not checked them.',
      /** The subject of the sentence that the reviews could not be loaded. */
      what: 'The reviews from our travel partner',
      noTexts: 'Our travel partner gives us no texts of reviews.',
      withText: '{count, plural, one {# written review} other {# written reviews}}',
      filters: 'Filter the reviews',
      travellers: 'Travelers',
      anyTraveler: 'All travelers',
      language: 'Language',
      anyLanguage: 'All languages',
      topics: 'Topics',
      /** A topic of the reviews, such as 'Breakfast', and the number of reviews about it. */
      topic: '<name>{topic}</name> ({mentions, number})',
      /** A topic with the guests' average score for it. */
      topicWithScore:
        '<name>{topic}</name> <strong>{score, number}<hidden> of 10</hidden></strong> ({mentions, number})',
      /** The filter by the kind of author. */
      kinds: {
        family: 'Families',
        couple: 'Couples',
        solo: 'Solo travelers',
        friends: 'Friends',
        business: 'On business',
      },
      /** The kind of a review's author, before the month of the stay. */
      kind: {
        family: 'Family',
        couple: 'Couple',
        solo: 'Solo traveler',
        friends: 'Group of friends',
        business: 'Business traveler',
      },
      /**
       * For filters without a result: `language` is such as 'German' if `within` is 'language',
       * `topic` such as 'Breakfast' if `about` is 'topic'.
       */
      none: 'No reviews{kind, select, family { by families} couple { by couples} solo { by solo travelers} friends { by groups of friends} business { by business travelers} other {}}{within, select, language { in {language}} other {}}{about, select, topic { about “{topic}”} other {}}.',
    },
    report: {
      open: 'Report<hidden> the review by {author}</hidden>',
      question: 'Report this review? We will look at it, and hide it if it breaks our rules.',
      yes: 'Report it',
      thanks: 'Thank you. We will look at this review.',
    },
    own: {
      title: 'Your review',
      hidden: 'It is not shown on the site, because it breaks our rules.',
      shown: 'It is shown on the hotel’s page. Thank you!',
      delete: 'Delete',
      deleteQuestion: 'Delete your review?',
      deleteYes: 'Delete it',
      notLoaded: 'Your review could not be loaded.',
    },
    form: {
      score: 'Your score',
      scoreHint: '0 is very poor, 10 is wonderful.',
      text: 'Your review',
      textHint: 'What was good, what was not? Leave out names and phone numbers.',
      public: 'Everybody can read it on the hotel’s page, with the month of your stay.',
      publicWithName:
        'Everybody can read it on the hotel’s page, with your first name and the month of your stay.',
      publish: 'Publish review',
      publishing: 'Publishing…',
    },
    errors: {
      score: 'Choose a score.',
      empty: 'Write a few words about your stay.',
      tooLong: 'Your review must have at most {most, number} characters.',
      controlCharacters: 'Your review must not contain control characters.',
      alreadyReviewed: 'This stay has already been reviewed.',
      notStayed: 'You can review a stay once it is over.',
      tooManyTries: 'Too many attempts. Wait a minute, then try again.',
      notPublished: 'Your review was not published. Check your connection and try again.',
    },
  },
  /** The rooms of a hotel, their offers, and the reasons why there are none. Spec §2. */
  rooms: {
    none: 'No rooms available',
    noneWithBeds: 'No room has this number of beds. Show all rooms instead.',
    all: 'Show all {rooms, number} rooms',
    booked: 'You have booked this kind of room.',
    /** Above the rooms if nobody can collect the payment of some rates before arrival. */
    notHere:
      'Rooms that are paid before arrival cannot be booked on this site. Book them with the hotel.',
    /** The table of a room's rates: its name and the heads of its columns, for screen readers. */
    table: {
      label: 'Rates: {room}',
      meal: 'Meals',
      terms: 'Terms',
      price: 'Price',
      choice: 'Choice',
    },
    /** The facts of a room: the number of people, its beds, and its amenities behind a line. */
    sleeps: '{guests, plural, one {Sleeps #} other {Sleeps #}}',
    beds: '{beds, plural, one {# bed} other {# beds}}',
    details: 'Room details<hidden>: {room}</hidden>',
    /** The size of a room in square meters, or also in square feet. */
    size: {
      metric: '{meters, number} m²',
      both: '{feet, number} sq ft · {meters, number} m²',
    },
    /** If no room is free: other days with their prices. */
    otherDays: {
      title: 'Available on these dates',
      note: 'Prices are for the whole stay{rooms, plural, one {} other { in # rooms}}, taxes included.',
    },
    /** Behind a line: the price of the same number of nights some days earlier or later. */
    flexible: {
      title: 'Flexible dates? Compare prices',
      what: 'The prices for other dates',
      /** Begins the sentence 'Some prices could not be loaded'. */
      some: 'Some prices',
      /** In place of a price. */
      notLoaded: 'Price not loaded',
      lowest: 'Lowest price',
    },
    similar: 'Similar stays with rooms available',
    filter: {
      label: 'Filter rooms',
      all: 'All rooms',
      oneBed: '1 bed',
      twoBeds: '2 beds',
      threeBeds: '3+ beds',
      shown: 'Showing {rooms, plural, one {# room} other {# rooms}}',
      /** For pages without prices. The specification has no singular in English. */
      shownPlain: 'Showing {rooms, plural, other {# rooms}}',
    },
    /** `days` are `period`, `party` is such as '2 travelers, 1 room'. */
    prices: {
      /** Two days, such as 'Nov 3 - Nov 5'. In French, `from` is '3' for two days of one month. */
      period: '{from} - {to}',
      days: {
        known:
          'Prices for {days}, {party}{taxes, select, all {, taxes and charges included} none {, no taxes or charges} other {}}.{rooms, plural, =1 {} other { Each price is for one room.}}',
        full: 'No rooms are available for {days}. Choose other dates above.',
        unknown:
          'The prices for {days} are not known. Choose other dates above or try again later.',
      },
      tonight: {
        known:
          'Prices for tonight, {days}, {party}{taxes, select, all {, taxes and charges included} none {, no taxes or charges} other {}}.{rooms, plural, =1 {} other { Each price is for one room.}}',
        full: 'No rooms are available tonight. Choose other dates above.',
        unknown:
          'The prices for tonight are not known. Choose other dates above or try again later.',
      },
    },
    /**
     * The choice of an offer for each of several rooms. `guests` is such as '2 adults, 1 child'.
     */
    choice: {
      room: 'Room {number, number}: {guests}',
      none: 'Not chosen yet',
      select: 'Choose for room {number, number}',
      chosen: 'Chosen for room {number, number}',
      selectOffer: 'Choose for room {number, number}: {room}, {meal}, {cancellation}, {payment}',
      forAll: 'Take it for all {rooms, number} rooms',
      label: 'The rooms of your stay',
      total: 'Total for {rooms, number} rooms',
      next: 'Continue',
      missing: 'Room {number, number} has no offer yet. Choose one to continue.',
      conflict:
        'These rooms cannot be booked together, or too few of them are left. Choose another one for room {number, number}.',
    },
    offer: {
      /** A room with the meal of its rate, such as 'Double Room, Breakfast included'. */
      name: '{room}, {meal}',
      onRequest: 'On request: the property confirms the booking',
      left: '{rooms, plural, one {# room} other {# rooms}} left',
      more: '{rates, plural, one {# more rate} other {# more rates}}',
      partAtProperty:
        'Pay before arrival, plus {amount}{known, select, yes { {tax}} other {}} at the hotel',
      cardAndProperty:
        'Pay by card now, plus {amount}{known, select, yes { {tax}} other {}} at the hotel',
      notForParty: 'Not available for {party} on these nights.',
      noPrice: 'No price available',
      select: 'Select',
      sendRequest: 'Send request',
      withHotel: 'Book with the hotel',
      /** The names of the buttons for screen readers. */
      selectOffer: 'Select {room}, {meal}, {cancellation}, {payment}',
      requestOffer: 'Send request: {room}, {meal}, {cancellation}, {payment}',
    },
    /** The only offer of every room on pages without prices. Spec §9. */
    sample: {
      refundable: 'Fully refundable',
      until: 'Before Wed, Nov 27',
      nightly: '<strong>{amount}</strong> nightly',
      total: '{amount} total',
      reserve: 'Reserve',
      reserveRoom: 'Reserve {room}',
    },
  },
  /** Sharing a page with others. */
  share: {
    share: 'Share',
    copied: 'The link is copied.',
    failed: 'The link could not be copied. Copy it from the address bar.',
  },
  /** The services that travelers can request from the hotel. Spec §2. */
  services: {
    names: {
      meal: 'Meal type',
      'early-check-in': 'Early check-in',
      'late-check-out': 'Late check-out',
      arrival: 'Arrival time',
    },
    reasons: {
      meal: 'Upgrade the meal type',
      'early-check-in': 'If the guests arrive earlier than {from}',
      'late-check-out': 'In case the guests want to sleep in',
    },
    prompts: {
      meal: 'Choose a meal type',
      'early-check-in': 'Choose an arrival time',
      'late-check-out': 'Choose a departure time',
    },
    meals: {
      breakfast: 'Breakfast',
      'half-board': 'Half board',
      'full-board': 'Full board',
      'all-inclusive': 'All inclusive',
    },
    /** Below the extras of a room. A cancellation fee never includes them. */
    extrasBack:
      'Extras cost nothing if you cancel the booking: what you have paid for them is refunded.',
    /** The extras that a hotel sells with a room; a meal is one of `meals`. */
    extras: {
      parking: 'Parking',
      transfer: 'Airport transfer',
      cot: 'Cot',
      'extra-bed': 'Extra bed',
      'early-check-in': 'Early check-in from {time}',
      'late-check-out': 'Late check-out until {time}',
    },
  },
  /** The terms of a rate: meals, cancellation, deposit and payment. */
  stayTerms: {
    meal: {
      'room-only': 'Room only',
      breakfast: 'Breakfast included',
      'half-board': 'Half board',
      'full-board': 'Full board',
      'all-inclusive': 'All inclusive',
    },
    cancellation: {
      nonRefundable: 'Non-refundable',
      noLongerFree: 'Cancellation is no longer free',
      free: 'Free cancellation',
      /** `labeled` is 'yes' if the text has a label 'Cancellation'. */
      freeUntil:
        '{labeled, select, yes {Free until {deadline}} other {Free cancellation until {deadline}}}',
      /** A fee below the whole price: permanently, or until a deadline. */
      costs: 'Cancellation costs {fee}',
      costsUntil: 'Cancellation costs {fee} until {deadline}',
      /**
       * The fee after the first deadline, and the fees after that; `start` is a day or an instant.
       */
      then: '{whole, select, yes {Then the whole price} other {Then {fee}}}',
      from: '{whole, select, yes {From {start} the whole price} other {From {start} {fee}}}',
      noShow:
        '{whole, select, yes {If you do not arrive: the whole price} other {If you do not arrive: {fee}}}',
    },
    /**
     * The deposit that the property takes on arrival in addition to the price; `terms` are the
     * texts of `terms`.
     */
    deposit: {
      title: 'Deposit at the property',
      terms: '{amount}, {returned, select, yes {returned after the stay} other {not returned}}',
      none: 'None',
      sentence: 'Deposit at the property: {terms}.',
    },
    payment: {
      nothing: 'Nothing is left to pay: OneKeyCash or your promo code covers the whole stay.',
      beforeArrival: 'You pay {amount} to the hotel before you arrive.',
      atProperty: 'You pay {amount} at the property.',
      toHotel: 'You pay {amount} to {hotel} before you arrive on {day}.',
      card: {
        due: 'You pay {amount} by card when you book, on the page of our payment provider. It is charged only once the hotel has confirmed. We pass it on to the hotel.',
        reserved:
          '{amount} is reserved on your card. It is charged only once the hotel has confirmed. We pass it on to the hotel.',
        paid: 'You have paid {amount} by card. We pass it on to the hotel.',
        covered: '{amount} is covered by what you have already paid by card.',
      },
      atHotel: 'You pay {amount} at {hotel}.',
    },
  },
  /** The price of a stay, line by line, and its payment. Spec §9. */
  priceDetails: {
    title: 'Price details',
    /** Only screen readers read the text in `<hidden>`, which names the subject of the price. */
    titleOf: 'Price details<hidden>: {of}</hidden>',
    /** The line of the nights. */
    nights:
      '{rooms, plural, one {# room} other {# rooms}} x {nights, plural, one {# night} other {# nights}}',
    /** The line of the nights on the checkout and for screen readers. */
    nightsOfCheckout:
      '{rooms, plural, one {# room} other {# rooms}} for {nights, plural, one {# night} other {# nights}}',
    /** The lines of the deductions by a promotion code and by OneKeyCash. */
    promotion: 'Promotion {code}',
    oneKeyCash: 'OneKeyCash',
    total: 'Total',
    payAtProperty: 'Pay at property',
    toPayUponArrival: 'To pay upon arrival',
    /** A tax in the hotel's currency, and its share of the total. */
    propertyCharges: 'The property charges {amount}',
    ofTheTotal: '{amount} of the total',
    /** The time and place of the payment, or the payment by card on the site. */
    payment: {
      now: 'Pay before arrival',
      property: 'Pay at the property',
      card: 'Pay by card when you book',
    },
    noCard: 'No card is needed, and nothing is charged on this site.',
    notHere:
      'This room is paid before arrival, which is not possible here. Book it with the hotel.',
    /** The reasons why a card cannot be charged. */
    notCharged:
      '{reason, select, currency {Cards cannot be charged in the currency of this price here ({amount}). Book the room with the hotel.} decimals {{amount} cannot be charged to a card exactly. Book the room with the hotel.} most {{amount} is too much for one card payment: {limit} is the most. Book the room with the hotel.} other {{credits, select, yes {What is left to pay by card, {amount}, is too little: {limit} is the least. Use fewer credits.} other {This room is paid by card, and {amount} is too little: {limit} is the least. Book it with the hotel.}}}}',
  },
  /** The currencies in which the hotel charges, and the meaning of the shown amounts. */
  chargedIn: {
    /** 'US dollars (USD)' */
    nameAndCode: '{name} ({code})',
    /** `currencies` is a list, such as 'US dollars (USD) and euros (EUR)'. */
    charged: 'You pay the hotel in {currencies}.',
    estimates:
      'Amounts with ≈ are estimates in {currency}, based on the European Central Bank’s exchange rates of {date}.',
    noRate: 'There is no exchange rate for {currencies}.',
  },
} as const;

export type HotelTexts = typeof hotelTexts;
