/** The hotels that a traveller has kept, on the device or in the account. Spec §2. */
export const favourites = {
  title: 'Favorites',
  kept: '{count, plural, one {# property} other {# properties}}, kept {where, select, account {in your account} other {on this device only}}.',
  none: 'You have no favorites yet. The heart on a property keeps it here, {where, select, account {in your account} other {on this device only}}.',
  notLoaded: 'The favorites of your account could not be loaded. Load the page again.',
  findStay: 'Find a stay',
  removed: '{name} was removed.',
  undo: 'Undo',
  remove: 'Remove',
  removeOf: 'Remove: {name}',
  gone: 'This property is no longer offered.',
  /** The subject of the sentence that says what could not be loaded. */
  property: 'This property',
  /** The night from today to tomorrow. */
  tonight: 'Tonight',
  /** Above a price: `days` such as 'Nov 3 - Nov 5'. */
  from: '{days} from',
  tonightFrom: 'Tonight from',
  /** The heart of a hotel. */
  heart: {
    add: 'Add to favorites',
    addOf: 'Add to favorites: {name}',
    added: 'In your favorites',
    full: 'This device keeps {most, number} favorites at most. Remove one first.',
  },
  /** What could not be saved in the account. */
  notSaved: {
    device: 'Your favorites could not be saved in your account. They are kept on this device.',
    some: 'Some favorites could not be saved. Try again later.',
    added: '{name} could not be added to your favorites. Try again later.',
    removed: '{name} could not be removed from your favorites. Try again later.',
    close: 'Close',
  },
} as const;
