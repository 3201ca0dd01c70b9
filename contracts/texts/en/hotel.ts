/** The page of a hotel, but for its rooms. Spec §2. */
export const hotel = {
  /** The heading in place of the name of a hotel that could not be loaded. */
  unknown: 'Hotel details',
  /** Begins the sentence that says that it could not be loaded. */
  thisHotel: 'This hotel',
  notFound: {
    title: 'Hotel not found',
    heading: 'This hotel does not exist or is no longer offered',
    search: 'Search for another place to stay:',
  },
  /** To somebody who changes a booking that they have made. */
  change: {
    choose: 'Choose days and guests',
    how: 'Choose other days or guests, then a room. On nights that you have booked already, one more room must be free.',
  },
  sections: {
    overview: 'Overview',
    facilities: 'Most popular facilities',
    stay: 'Change your stay',
    rooms: 'Choose your room',
    accessibility: 'Accessibility',
    policies: 'Policies',
    reviews: 'Guest reviews',
    ratingAndLocation: 'Rating and location',
  },
  tabs: {
    label: 'Parts of this page',
    overview: 'Overview',
    amenities: 'Amenities',
    rooms: 'Rooms',
    accessibility: 'Accessibility',
    policies: 'Policies',
    reviews: 'Guest Review ({count, number})',
  },
  gallery: {
    label: 'Pictures of {hotel}',
    pictures: 'Pictures',
    picture: '{hotel}, picture {number, number}',
    show: 'Show picture {number, number} of {count, number}',
    /** Which picture is shown. */
    position: '{number, number} of {count, number}',
    next: 'Next picture',
    previous: 'Previous picture',
    close: 'Close',
  },
  terms: {
    refundable: 'Fully refundable',
    someRefundable: 'Free cancellation on some rates',
    payLater: 'Reserve now, pay later',
    somePayLater: 'Pay at the property on some rates',
  },
  selectRoom: 'Select a room',
  changeStay: 'Change your stay',
  price: {
    /** The lowest price of the hotel. */
    from: 'from <strong>{amount}</strong> for your stay',
    fromShort: 'from <strong>{amount}</strong>',
    /**
     * What the lowest price is for. `guests` is such as '2 adults'; `meal` is a text of
     * `price.meal`.
     */
    scope:
      '{nights, plural, one {# night} other {# nights}}, {guests}{rooms, plural, =1 {} other {, # rooms}}{says, select, meal {, {meal}} other {}}{taxed, select, yes {, taxes and charges included} other {}}',
    scopeShort:
      '{nights, plural, one {# night} other {# nights}}{says, select, meal {, {meal}} other {}}{taxed, select, yes {, taxes included} other {}}',
    /** What the price has to eat, within a list. */
    meal: {
      'room-only': 'without breakfast',
      breakfast: 'breakfast included',
      'half-board': 'half board',
      'full-board': 'full board',
      'all-inclusive': 'all inclusive',
    },
    /** With so many rooms the hotel takes the party. */
    tryRooms: 'Try {rooms, plural, one {# room} other {# rooms}}',
  },
  noAmenities: 'No amenities listed',
  noAccessibility: 'No accessibility features listed',
  noPolicies: 'The property lists no policies.',
  noGuestRating: 'No guest rating listed',
  partnerRating: 'Rating from our travel partner',
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
  /** In the calendar of days, where the hotel says what a night costs on each day. */
  calendar: {
    note: 'Lowest price of one night{rooms, plural, one {} other { in # rooms}}, taxes included; rounded.',
    /** Said of a day, in a list of a few words. */
    lowest: 'lowest price',
    soldOut: 'sold out',
    leastNights: 'at least {nights, plural, one {# night} other {# nights}}',
    fromDay: 'From {day} at least {nights, plural, one {# night} other {# nights}}.',
  },
} as const;
