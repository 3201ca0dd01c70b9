/** The left column of the results. Spec §2. */
export const filters = {
  title: 'Filters',
  filterBy: 'Filter by',
  showResults: 'Show results',
  group: {
    popular: 'Popular filters',
    stars: 'Star rating',
    price: 'Price',
    guestRating: 'Guest rating',
    neighborhood: 'Neighborhood',
  },
  propertyName: 'Search by property name',
  compare: 'Compare properties',
  choice: {
    any: 'Any',
    stars: '{stars, plural, one {# star} other {# stars}}',
    wonderful: 'Wonderful 9+',
    veryGood: 'Very good 8+',
    good: 'Good 7+',
    /** A neighborhood of Karachi, as the provider spells it. */
    clifton: 'Clifton',
  },
  price: {
    min: 'Min',
    max: 'Max',
    range: 'Price range',
    lowest: 'Lowest price',
    highest: 'Highest price',
    /** What both figures show where prices are not known. */
    none: '$0',
    minAboveMax: 'Min is above Max.',
    noAmount: 'Enter an amount, such as 120.',
    scope: 'For the whole stay, taxes included',
    scopeIn: 'For the whole stay, taxes included, in {currency}',
    /** `currency` is a name, `currencies` are codes. */
    scopeOfSome:
      'For the whole stay, taxes included, in {currency}. With a limit, hotels in {currencies} are not shown',
  },
  active: {
    title: 'Active filters',
    remove: 'Remove filter: {filter}',
    clear: 'Clear all',
    name: 'Name: {name}',
    priceBetween: '{min} to {max}',
    priceFrom: 'From {min}',
    priceTo: 'Up to {max}',
  },
  /**
   * No hotel passes all filters. `filter` is one of them, as it is called among the active ones.
   */
  noMatches: {
    without:
      'No property matches all filters. Without ‘{filter}’ there {count, plural, one {is # property} other {are # properties}}.',
    withoutAvailable:
      'No property matches all filters. Without ‘{filter}’ there {count, plural, one {is # property} other {are # properties}} available.',
    remove: 'Remove ‘{filter}’',
    noSingle: 'No property matches all filters, and removing a single one would not change that.',
    clear: 'Clear all filters',
  },
  /** Why a filter cannot be used on these hotels. */
  whyUnknown: {
    stars: 'These hotels have no star rating.',
    guestRating: 'These hotels have no guest rating.',
    kind: 'It is not known what kind of property these are.',
    neighborhood: 'The neighborhoods of these hotels are not known.',
    breakfast: 'It is not known which of these hotels serve breakfast.',
    price: 'The prices of these hotels are not known.',
    name: 'These hotels have no name.',
  },
} as const;
