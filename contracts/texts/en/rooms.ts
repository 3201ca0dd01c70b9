/** The rooms of a hotel, their offers, and why there are none. Spec §2. */
export const rooms = {
  none: 'No rooms available',
  noneWithBeds: 'No room has this number of beds. Show all rooms instead.',
  booked: 'You have booked this kind of room.',
  filter: {
    label: 'Filter rooms',
    all: 'All rooms',
    oneBed: '1 bed',
    twoBeds: '2 beds',
    threeBeds: '3+ beds',
    shown: 'Showing {rooms, plural, one {# room} other {# rooms}}',
    /** On pages without prices the specification has no singular in English. */
    shownPlain: 'Showing {rooms, plural, other {# rooms}}',
  },
  breakfast: {
    first: 'Breakfast first',
    none: 'No rate for this stay includes breakfast.',
  },
  /** `days` are such as 'Nov 3 - Nov 5', `party` is such as '2 travelers, 1 room'. */
  prices: {
    known: 'Prices for {days}, {party}.',
    knownTonight: 'Prices for tonight, {days}, {party}.',
    full: 'No room is free for {days}. Choose other days above.',
    fullTonight: 'No room is free for tonight. Choose other days above.',
    unknown: 'The prices for {days} are not known. Choose other days above or try again later.',
    unknownTonight:
      'The prices for tonight are not known. Choose other days above or try again later.',
  },
  offer: {
    /** A room with the meal of its rate, such as 'Double Room, Breakfast included'. */
    name: '{room}, {meal}',
    onRequest: 'On request: the property confirms the booking',
    left: '{rooms, plural, one {# room} other {# rooms}} left',
    partAtProperty: 'Pay before arrival, {amount} at the property',
    notForParty: 'Not available for {party} on these nights.',
    noPrice: 'No price available',
    select: 'Select',
    sendRequest: 'Send request',
    /** The same buttons as screen readers say them. */
    selectOffer: 'Select {room}, {meal}, {cancellation}, {payment}',
    requestOffer: 'Send request: {room}, {meal}, {cancellation}, {payment}',
  },
  /** The one offer of every room on pages without prices. Spec §9. */
  sample: {
    refundable: 'Fully refundable',
    until: 'Before Wed, Nov 27',
    nightly: '<strong>{amount}</strong> nightly',
    total: '{amount} total',
    reserve: 'Reserve',
    reserveRoom: 'Reserve {room}',
  },
} as const;
