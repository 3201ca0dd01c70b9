/** Hotels side by side, and how they are chosen in the results. Spec §2. */
export const compare = {
  title: 'Compare properties',
  back: 'Back to results',
  nothing: 'There is nothing to compare. Tick ‘Compare’ on properties in the results.',
  onlyOne: 'Tick another property in the results to compare it with this one.',
  onlyDifferences: 'Show only differences',
  table: 'Properties side by side',
  facilities: 'Facilities',
  differs: 'Differs',
  notKnown: 'Not known',
  same: 'These properties differ in nothing that is known of them.',
  remove: 'Remove',
  removeOf: 'Remove: {name}',
  gone: 'This property is no longer offered.',
  /** The subject of the sentence that says what could not be loaded. */
  property: 'This property',
  /** What the hotels are compared in. */
  fact: {
    price: 'Price',
    cancellation: 'Cancellation',
    payment: 'Payment',
    breakfast: 'Breakfast',
    room: 'Room',
    stars: 'Stars',
    guestRating: 'Guest rating',
    location: 'Location',
  },
  breakfast: {
    notInPrice: 'Not in this price',
    notIncluded: 'Not included',
    listed: 'Listed as an amenity',
    notListed: 'Not listed',
  },
  facility: {
    listed: 'Yes',
    notListed: 'Not listed',
  },
  /** In the results: the tick box of a hotel, and the bar of those that are ticked. */
  choice: {
    compare: 'Compare',
    compareOf: 'Compare: {name}',
    full: 'You can compare {most, number} properties at most. Remove one first.',
    chosen: 'Properties to compare',
    notInResults: 'Not in these results',
    remove: 'Remove from comparison: {name}',
    open: '{count, plural, one {Compare # property} other {Compare # properties}}',
    one: 'Tick another property to compare it with this one.',
    some: '{count, number} of {most, number} chosen.',
    most: '{count, number} of {most, number} chosen. Remove one to compare another.',
  },
} as const;
