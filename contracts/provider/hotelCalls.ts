import type * as v from 'valibot';
import { hotelSchema, randomHotelsSchema, searchResponseSchema } from './hotels.ts';
import { placesResponseSchema } from './places.ts';
import type { StayQuery } from './rates.ts';

/** The query parameters of a search, each sent only when it is set. Spec §3 and §7. */
export interface SearchQuery extends StayQuery {
  city?: string;
}

/**
 * The paths of a provider's calls about hotels, below its origin. `:id` stands for one percent-encoded
 * hotel id. Spec §7.
 */
export const hotelsPaths = {
  search: '/api/hotels/search',
  rand4: '/api/hotels/rand4',
  rand8: '/api/hotels/rand8',
  places: '/api/hotels/places',
  hotel: '/api/hotels/:id',
} as const;

/** One of the calls, by its name in `hotelsPaths`. */
export type Endpoint = keyof typeof hotelsPaths;

/** A GET request about hotels and its response. */
interface HotelCall {
  /** Its name in the OpenAPI document, and that of the client's endpoint. */
  operationId: string;
  /** The query parameters, in the order of the OpenAPI document. */
  query: readonly (keyof SearchQuery)[];
  response: v.GenericSchema;
  /** Where the response has its hotels: it is one, it is a list, it has a list in `hotels`, or it has places instead. */
  body: 'hotel' | 'list' | 'hotels' | 'places';
  /** How many hotels a list of random hotels has. */
  count?: number;
  /** Whether a provider may do without it. It then answers 404. */
  optional?: true;
}

/** What is sent and received in each call. The BFF passes on these requests and no other. */
export const hotelCalls = {
  search: {
    operationId: 'searchHotels',
    query: ['city', 'check_in', 'check_out'],
    response: searchResponseSchema,
    body: 'hotels',
  },
  rand4: {
    operationId: 'getRand4',
    query: [],
    response: randomHotelsSchema,
    body: 'list',
    count: 4,
  },
  rand8: {
    operationId: 'getRand8',
    query: [],
    response: randomHotelsSchema,
    body: 'list',
    count: 8,
  },
  places: {
    operationId: 'getPlaces',
    query: [],
    response: placesResponseSchema,
    body: 'places',
    optional: true,
  },
  hotel: {
    operationId: 'getHotel',
    query: ['check_in', 'check_out'],
    response: hotelSchema,
    body: 'hotel',
  },
} as const satisfies Record<Endpoint, HotelCall>;

/** What the OpenAPI document says about a call. `success` describes its 200, `errors` are its other statuses. */
interface CallTexts {
  summary: string;
  description: string;
  success: string;
  errors: readonly (400 | 404 | '4XX')[];
}

/** Each call in words, for the people who implement it. */
export const hotelCallTexts: Record<Endpoint, CallTexts> = {
  search: {
    summary: 'Hotels in a place on some nights',
    description:
      'What the listing shows. Each parameter is left out when the traveller left its field empty; without any parameter the response has hotels from all over.',
    success: 'The hotels found, best first.',
    errors: [400],
  },
  rand4: {
    summary: 'Four hotels at random',
    description:
      'The home page’s carousel: 4 hotels, others at each call. The home page calls both lists.',
    success: '4 hotels.',
    errors: ['4XX'],
  },
  rand8: {
    summary: 'Eight hotels at random',
    description:
      'The home page’s grid of popular hotels: 8 hotels, others at each call. The home page calls both lists.',
    success: '8 hotels.',
    errors: ['4XX'],
  },
  places: {
    summary: 'The places that can be searched for',
    description:
      'Optional: a provider without it responds with 404. The search suggests these places, forgives misspelt ones, and proposes the nearest where it finds nothing. Lists change seldom, so that the response may be cached for a day.',
    success: 'The places, at most 5,000; each name finds its hotels when it is searched for.',
    errors: [],
  },
  hotel: {
    summary: 'One hotel by its id',
    description:
      'What the hotel’s own page shows, and what the chosen rate is checked against before it is booked. `check_in` and `check_out` name the stay that the rates are for; a provider without rates ignores them. Without them the rates are those of one night from today.',
    success: 'The hotel.',
    errors: [400, 404],
  },
};

/** A part of the site, the call whose response it shows, and what it shows when that call fails. */
export interface Screen {
  title: string;
  endpoint: Endpoint;
  whenItFails: string;
}

/**
 * Every screen that shows hotels, in the order in which a traveller meets them. The last one is the booking: its
 * page, its mails, and what the server checks and keeps. Spec §2, §4 and §8.
 */
export const screens = {
  carousel: {
    title: 'Home, popular hotels',
    endpoint: 'rand4',
    whenItFails: 'the carousel is left out',
  },
  grid: {
    title: 'Home, explore hotels',
    endpoint: 'rand8',
    whenItFails: "the text 'Loading hotels...' stays",
  },
  listing: {
    title: 'Hotel listing',
    endpoint: 'search',
    whenItFails: "'No properties found' and 'No hotels found for your search.'",
  },
  map: {
    title: 'Map of the listing',
    endpoint: 'search',
    whenItFails: 'a map without hotels',
  },
  hotel: {
    title: 'Hotel detail',
    endpoint: 'hotel',
    whenItFails: 'the page renders without data',
  },
  comparison: {
    title: 'Comparison',
    endpoint: 'hotel',
    whenItFails: 'the column of the hotel says that it could not be loaded',
  },
  favourites: {
    title: 'Favorites',
    endpoint: 'hotel',
    whenItFails: 'the card of the hotel says that it could not be loaded',
  },
  destinations: {
    title: 'Search form, suggestions',
    endpoint: 'places',
    whenItFails: 'the places that the site knows itself',
  },
  proposals: {
    title: 'Hotel listing, nothing found',
    endpoint: 'places',
    whenItFails: 'no other places',
  },
  centre: {
    title: 'Distance from the centre',
    endpoint: 'places',
    whenItFails: 'no distance',
  },
  preCheckout: {
    title: 'Pre-checkout',
    endpoint: 'hotel',
    whenItFails: 'the chosen rate cannot be confirmed',
  },
  checkout: {
    title: 'Checkout',
    endpoint: 'hotel',
    whenItFails: 'the chosen rate cannot be confirmed',
  },
  booking: {
    title: 'Booking',
    endpoint: 'hotel',
    whenItFails: 'the booking stays pending, and the hotel is requested again',
  },
} as const satisfies Record<string, Screen>;
export type ScreenName = keyof typeof screens;

/** Every call of the contract. */
export const everyEndpoint = Object.keys(hotelsPaths).filter(isEndpoint);

/** A call whose response has hotels. */
export type HotelEndpoint = Exclude<Endpoint, 'places'>;

/** Every call whose response has hotels. */
export const hotelEndpoints = everyEndpoint.filter((name) => name !== 'places');

function isEndpoint(name: string): name is Endpoint {
  return name in hotelsPaths;
}
