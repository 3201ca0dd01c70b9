/** The results of a search. Spec §2. */
export const listing = {
  title: 'Stays',
  titleOf: 'Stays in {city}',
  loading: 'Looking for stays',
  found:
    '{count, plural, =0 {No properties found} one {Found # property} other {Found # properties}}',
  /** The same on a site without prices, in the words of the specification. */
  foundListed: '{count, plural, =0 {No properties found} other {Found # properties}}',
  firstOf: 'Showing the first {count, number} of {total, number} hotels',
  /** The subject of the sentence that says what could not be loaded. */
  results: 'The search results',
  sortBy: 'Sort by',
  /** A link beside the orders. */
  ranking: 'How we rank',
  sort: {
    recommended: 'Recommended',
    price: 'Price, lowest first',
    'guest-rating': 'Guest rating, best first',
    stars: 'Stars, most first',
    distance: 'Distance from the middle',
  },
  /**
   * How many of the results can be booked. `people` sleep in `rooms` rooms; `who` says whether they
   * are adults.
   */
  availability: {
    some: '{available, number} available of {total, number}.',
    fewHaveRoom:
      '{available, number} available of {total, number}: {small, plural, one {# has} other {# have}} no room for {who, select, adults {{people, plural, one {# adult} other {# adults}}} other {{people, plural, one {# traveler} other {# travelers}}}}{rooms, plural, =1 {} other { in # rooms}}.',
    noneHasRoom:
      '{available, number} available of {total, number}: none has room for {who, select, adults {{people, plural, one {# adult} other {# adults}}} other {{people, plural, one {# traveler} other {# travelers}}}}{rooms, plural, =1 {} other { in # rooms}}.',
  },
  /**
   * How prices of several currencies are ordered. `currencies` are codes, `currency` a name, `day`
   * a date.
   */
  prices: {
    notCompared: 'Prices here are in {currencies} and cannot be compared.',
    ratesForgotten: 'The exchange rates of {day} are not known any more.',
    compared:
      'Prices here are in {currencies}, compared in {currency} by the exchange rates of {day}.',
    withoutRate: 'There is no rate for {currencies}.',
  },

  /** Links to the pages of a list of results. */
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
    /** The city is what the traveler typed: nobody knows it. */
    checkSpelling: 'Check how {city} is spelled, or look elsewhere',
    elsewhere: 'Look elsewhere',
  },
} as const;
