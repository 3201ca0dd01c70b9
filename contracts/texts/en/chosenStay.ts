/**
 * The stay that pre-checkout and checkout are about: its days, its terms, and what moved since it
 * was chosen.
 */
export const chosenStay = {
  /** Which of the two steps of a booking a page is. */
  step: 'Step {step, number} of 2',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  /** From or until which time of the first or last day. */
  from: 'from {time}',
  until: 'until {time}',
  nights: '{nights, plural, other {#-night stay}}',
  hotelStars: '{stars, plural, other {#-star hotel}}',
  phone: 'Phone: <value>{phone}</value>',
  email: 'E-mail: <value>{email}</value>',
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
  /** What moved between choosing a room and booking it. */
  moved: {
    terms: 'The terms have changed',
    price: 'The price has changed',
    payment: 'When you pay has changed',
    lower: 'The price is lower now',
    higher: 'The price is higher now',
    needsConsent: 'Please look at what moved since you chose this room, and accept it to go on.',
    note: 'This is what moved since you chose this room.',
    /** A term, such as 'Meals', as it was and as it is now. */
    term: '{label}: <was>{before}</was> <now>{after}</now>',
    accept: 'Accept the change',
    takeLower: 'Take the lower price',
    otherRoom: 'Choose another room',
    label: 'What moved',
    item: 'Item',
    before: 'Before',
    now: 'Now',
    difference: 'Difference',
    atProperty: '{line} (at the property)',
  },
} as const;
