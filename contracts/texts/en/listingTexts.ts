/** The texts of search results, filters, comparisons and maps, in ICU MessageFormat. */
export const listingTexts = {
  /** The comparison of hotels, and their selection in the results. Spec §2. */
  compare: {
    /**
     * The guests' rating of a hotel: '9.1 of 10 · Wonderful · 412 ratings'. `score` is a number,
     * `word` one of the rating words, or 'none'.
     */
    guests:
      '{score} of 10{word, select, none {} other { · {word}}} · {count, plural, one {# rating} other {# ratings}}',
    title: 'Compare properties',
    back: 'Back to results',
    nothing: 'There is nothing to compare. Check ‘Compare’ on properties in the results.',
    onlyOne: 'Check another property in the results to compare it with this one.',
    onlyDifferences: 'Show only differences',
    table: 'Properties side by side',
    facilities: 'Facilities',
    differs: 'Differs',
    notKnown: 'Not known',
    same: 'There are no known differences between these properties.',
    remove: 'Remove',
    removeOf: 'Remove: {name}',
    gone: 'This property is no longer offered.',
    /** The subject of the sentence 'This property could not be loaded'. */
    property: 'This property',
    /** The facts in which the hotels are compared. */
    fact: {
      price: 'Price',
      cancellation: 'Cancellation',
      payment: 'Payment',
      breakfast: 'Breakfast',
      room: 'Room',
      roomSize: 'Room size',
      stars: 'Stars',
      guestRating: 'Guest rating',
      location: 'Location',
      sight: 'Nearest sight',
      airport: 'Airport',
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
    /** In the results: the check box of a hotel, and the bar of the selected hotels. */
    choice: {
      compare: 'Compare',
      compareOf: 'Compare: {name}',
      full: 'You can compare {most, number} properties at most. Remove one first.',
      chosen: 'Properties to compare',
      notInResults: 'Not in these results',
      remove: 'Remove from comparison: {name}',
      open: '{count, plural, one {Compare # property} other {Compare # properties}}',
      one: 'Check another property to compare it with this one.',
      some: '{count, number} of {most, number} chosen.',
      most: '{count, number} of {most, number} chosen. Remove one to compare another.',
    },
  },
  /** The left column of the results. Spec §2. */
  filters: {
    title: 'Filters',
    /** A link past the filters, visible when it has the focus. */
    skip: 'Skip to results',
    filterBy: 'Filter by',
    close: 'Close filters',
    showResults: '{count, plural, =0 {Show results} one {Show # result} other {Show # results}}',
    /** The number of bookable hotels, if there are prices. */
    showHotels: '{count, plural, =0 {Show results} one {Show # hotel} other {Show # hotels}}',
    group: {
      popular: 'Popular filters',
      stars: 'Star rating',
      terms: 'Booking terms',
      price: 'Price',
      guestRating: 'Guest rating',
      amenities: 'Facilities',
      distance:
        '{measuredFrom, select, center {Distance from the center} other {Distance from {measuredFrom}}}',
      neighborhood: 'Neighborhood',
    },
    propertyName: 'Search by property name',
    compare: 'Compare properties',
    choice: {
      any: 'Any',
      within: 'Within {distance}',
      /** The distance with its origin, where no heading names the origin. */
      withinOf:
        '{measuredFrom, select, center {Within {distance} of the center} other {Within {distance} of {measuredFrom}}}',
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
      /** Both values of the price filter if prices are not known. */
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
      area: 'In the area of the map',
      title: 'Active filters',
      remove: 'Remove filter: {filter}',
      clear: 'Clear all',
      name: 'Name: {name}',
      priceBetween: '{min} to {max}',
      priceFrom: 'From {min}',
      priceTo: 'Up to {max}',
    },
    /** If no hotel passes all filters. `filter` is the name of an active filter. */
    noMatches: {
      without:
        'No property matches all filters. Without ‘{filter}’ there {count, plural, one {is # property} other {are # properties}}.',
      withoutAvailable:
        'No property matches all filters. Without ‘{filter}’ there {count, plural, one {is # property} other {are # properties}} available.',
      remove: 'Remove ‘{filter}’',
      noSingle: 'No property matches all filters, and removing a single one would not change that.',
      clear: 'Clear all filters',
    },
    /** The reasons why a filter cannot be used on these hotels. */
    whyUnknown: {
      guestRating: 'These hotels have no guest rating.',
      kind: 'It is not known what kind of property these are.',
      neighborhood: 'The neighborhoods of these hotels are not known.',
      breakfast: 'It is not known which of these hotels serve breakfast.',
      price: 'The prices of these hotels are not known.',
    },
  },
  /** The results of a search. Spec §2. */
  listing: {
    /** The sample price and terms of every hotel if the provider has no prices. */
    sample: {
      stay: '1 night, 2 adults',
      amount: 'PKR 14,400',
      taxes: '+PKR 2,160 taxes and charges',
      freeCancellation: 'Free cancellation',
    },
    title: 'Stays',
    /**
     * `at` is the French preposition: 'to', 'au' and 'aux', or 'unknown' for a name that is not a
     * known city.
     */
    titleOf: '{at, select, other {Stays in {city}}}',
    titleNear: '{landmark}, {city}: stays nearby',
    loading: 'Looking for stays',
    found:
      '{count, plural, =0 {No properties found} one {Found # property} other {Found # properties}}',
    /** The heading on a site without prices, in the words of the specification. */
    foundListed: '{count, plural, =0 {No properties found} other {Found # properties}}',
    firstOf: 'Showing the first {count, number} of {total, number} hotels',
    /** The subject of the sentence 'The search results could not be loaded'. */
    results: 'The search results',
    /** The menu of a hotel with the facts that its row leaves out. */
    more: 'More about {name}',
    /**
     * Below the total of a row. `taxed` says whether there are taxes, all of which the total
     * includes.
     */
    price:
      '{nights, plural, one {# night} other {# nights}}{rooms, plural, =1 {} other {, # rooms}}, {taxed, select, yes {taxes included} other {no taxes}}',
    sortBy: 'Sort by',
    /** A link beside the sort orders. */
    ranking: 'How we rank',
    sort: {
      recommended: 'Recommended',
      price: 'Price, lowest first',
      'guest-rating': 'Guest rating, best first',
      stars: 'Stars, most first',
      distance:
        '{measuredFrom, select, center {Distance from the center} other {Distance from {measuredFrom}}}',
    },
    /**
     * The number of hotels with a room for the party. `people` describes the party; `match` is
     * 'yes' if filters are active.
     */
    availability: {
      people:
        '{people, plural, =1 {you} =2 {the two of you} =3 {the three of you} =4 {the four of you} =5 {the five of you} =6 {the six of you} other {all # of you}}',
      some: '{available, number} of {match, select, yes {the {total, number} hotels that match your filters} other {{total, number} hotels}} {available, plural, one {has} other {have}} {rooms, plural, =1 {a room} other {# rooms}} for {people}{when, select, tonight { tonight} other {}}',
      all: '{match, select, yes {{total, plural, one {# hotel matches your filters and has} other {# hotels match your filters and have}}} other {{total, plural, one {# hotel has} other {# hotels have}}}} {rooms, plural, =1 {a room} other {# rooms}} for {people}{when, select, tonight { tonight} other {}}',
      none: '{total, plural, one {The one hotel {match, select, yes {that matches your filters} other {here}} does not have} other {None of the # hotels{match, select, yes { that match your filters} other {}} has}} {rooms, plural, =1 {a room} other {# rooms}} for {people}{when, select, tonight { tonight} other {}}',
    },
    /**
     * The order of prices in several currencies. `currencies` are codes, `currency` a name, `day` a
     * date.
     */
    prices: {
      notCompared: 'Prices here are in {currencies} and cannot be compared.',
      ratesForgotten: 'The exchange rates of {day} are no longer known.',
      compared:
        'Prices here are in {currencies}, compared in {currency} by the exchange rates of {day}.',
      withoutRate: 'There is no rate for {currencies}.',
    },

    /** The links to the pages of the results. */
    pages: {
      label: 'Pages',
      previous: 'Previous',
      next: 'Next',
      number: 'Page {page, number}',
    },
    nothingFound: {
      warning: 'No hotels found for your search.',
      noHotelsIn: 'We have no hotels in {city}.',
      otherDays: 'Other days',
      otherDaysIn: 'Other days in {city}',
      /** `city` is the traveler's input, which matches no known place. */
      checkSpelling:
        'We found no place for “{city}”. Try a city, or a sight, a station or an airport with its city.',
      elsewhere: 'Look elsewhere',
      /** The heading if the nearest places are not known. */
      mostHotels: 'Places with the most hotels',
    },
  },
  /** The map of the results and the map of one hotel. Spec §2 and §7. */
  map: {
    view: 'View in a map',
    /** The short form for small screens. */
    short: 'Map',
    noPlaces: 'The locations of these hotels are not known.',
    results: {
      title: 'Map of the results',
      /** The name of the map itself, inside the section with the title above. */
      name: 'Map',
      description: 'The list shows the same properties as text.',
      prices: 'Prices are for the whole stay, taxes and charges included.',
      unplaced:
        '{count, plural, one {# property is not on the map.} other {# properties are not on the map.}}',
      searchArea: 'Search this area',
      viewList: 'View in a list',
    },
    /**
     * A button on the map: a number of hotels, or the price, the stars or the kind of one hotel.
     */
    marker: {
      several: '{count, plural, one {# property} other {# properties}}',
      stars: '{stars, number} ★',
      /** `fact` is the price or the stars. */
      name: '{name}, {fact}',
    },
    hotel: {
      title: 'Map of {name}',
      description: 'The page also gives the address as text.',
      street: 'Directions and street map (opens a new tab)',
      notAvailable: 'Map not available',
    },
    /** The names of several hotels in one place: the previous names, and the next one. */
    names: '{names}, {name}',
    keys: 'Arrow keys move the map, plus and minus zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    source: '© OpenStreetMap contributors',
    loading: 'Loading the map...',
    /** The outline of the land is still drawn. */
    noTiles: 'The street map could not be loaded.',
    failed: 'The map could not be loaded.',
    close: 'Close',
  },
} as const;

export type ListingTexts = typeof listingTexts;
