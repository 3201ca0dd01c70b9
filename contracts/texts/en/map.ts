/** The map of the results and the map of one hotel. Spec §2 and §7. */
export const map = {
  view: 'View in a map',
  /** The same where there is little room. */
  short: 'Map',
  noPlaces: 'These hotels have no place on a map.',
  results: {
    title: 'Map of the results',
    /** The map itself, inside the part that has the title above. */
    name: 'Map',
    description: 'The list shows the same properties in words.',
    prices: 'Prices are for the whole stay, taxes and charges included.',
    unplaced:
      '{count, plural, one {# property has no place on the map.} other {# properties have no place on the map.}}',
    viewList: 'View in a list',
  },
  /**
   * A button on the map: its number of hotels, or of one hotel the price, the stars or the kind.
   */
  marker: {
    several: '{count, plural, one {# property} other {# properties}}',
    stars: '{stars, number} ★',
    /** `fact` is the price or the stars. */
    name: '{name}, {fact}',
  },
  hotel: {
    title: 'Map of {name}',
    description: 'The page also gives the address in words.',
    street: 'Directions and street map (opens a new tab)',
    notAvailable: 'Map not available',
  },
  /** The names of several hotels in one place: the names so far, and a further one. */
  names: '{names}, {name}',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  source: '© OpenStreetMap contributors',
  loading: 'Loading the map...',
  failed: 'The map could not be loaded.',
  close: 'Close',
} as const;
