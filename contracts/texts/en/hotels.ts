/**
 * Hotels in rows, cards and slides, and the facts that every page words alike. Spec §2, §3 and §9.
 */
export const hotels = {
  /** A room whose name is not known. */
  room: 'Room',
  /**
   * Two names that say where a hotel is, the smaller place first: 'Clifton, Karachi' or 'Karachi,
   * PK'.
   */
  place: '{inner}, {outer}',
  stars: {
    live: '{stars, plural, =0 {Not rated} one {# star} other {# stars}}',
    listed: '{stars, plural, =0 {No rating} other {# stars}}',
    /** The same on the hotel page, in the spelling of the specification. */
    onPage: '{stars, plural, =0 {No Rating} other {# stars}}',
    /** In place of the number, where there is no rating. */
    badge: { inList: '-', onPage: 'N/A' },
  },
  guests: {
    word: {
      wonderful: 'Wonderful',
      veryGood: 'Very good',
      good: 'Good',
    },
    reviews: '{reviews, plural, one {# review} other {# reviews}}',
    /**
     * In a table: '9.1 Wonderful · 412 reviews'. `score` is a number, `word` one of the words
     * above.
     */
    summary: '{score} {word} · {reviews, plural, one {# review} other {# reviews}}',
    summaryWithoutWord: '{score} · {reviews, plural, one {# review} other {# reviews}}',
  },
  /** What kind of house it is. */
  kind: {
    hotel: 'Hotel',
    apartment: 'Apartment',
    'guest-house': 'Guest house',
    hostel: 'Hostel',
    resort: 'Resort',
    villa: 'Villa',
    riad: 'Riad',
    lodge: 'Lodge',
    ryokan: 'Ryokan',
  },
  policies: {
    checkIn: 'Check-in',
    checkInFrom: 'Check-in from {time}',
    checkOut: 'Check-out',
    checkOutUntil: 'Check-out {time}',
  },
  seeAvailability: 'See availability',
  seeAvailabilityOf: 'See availability: {name}',
  /** The link of a slide; what is in <more> is for screen readers alone. */
  slide: {
    seeAvailability: 'See availability<more>: {name}</more>',
    viewHotel: 'View hotel<more>: {name}</more>',
  },
  carousel: {
    name: 'Popular hotels',
    /** What a screen reader calls the element after its name: 'Popular hotels, carousel'. */
    role: 'carousel',
    dot: 'Hotel {number, number} of {total, number}',
    next: 'Next hotel',
    previous: 'Previous hotel',
  },
  loading: 'Loading hotels...',
  price: {
    perNight: '{price} per night',
    /** `stay` says days, nights and guests, such as 'Nov 3 - Nov 5, 2 nights, 2 adults'. */
    forStay: 'See the price for {stay}',
    fullTonight: 'No rooms left tonight',
    tryRooms: 'Try {rooms, plural, one {# room} other {# rooms}}',
  },
  terms: {
    payAtProperty: 'No prepayment needed – pay at the property',
    breakfastNotInPrice: 'Breakfast not in this price',
    onRequest: 'On request: the property confirms',
  },
  /** The price and the terms of every hotel of a provider without prices. */
  sample: {
    stay: '1 night, 2 adults',
    amount: 'PKR 14,400',
    taxes: '+PKR 2,160 taxes and charges',
    freeCancellation: 'Free cancellation',
  },
  /** Why a hotel has no offer, without a full stop. */
  unavailable: {
    full: 'No rooms left for these dates',
    unknown: 'No price available',
    few: 'Fewer than {rooms, plural, one {# room} other {# rooms}} left',
    tooMany:
      'No room for {children, plural, =0 {{adults, plural, one {# adult} other {# adults}}} other {{travelers, plural, one {# traveler} other {# travelers}}}}',
  },
} as const;
