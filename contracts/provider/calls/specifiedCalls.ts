import * as v from 'valibot';
import type { CallDocs, HotelCall, QueryOf } from './hotelCall.ts';
import { hotelSchema, randomHotelsSchema, searchResponseSchema } from '../hotels.ts';
import { occupancySchema, residencySchema } from '../rateFields.ts';
import { longestCity } from '../../values/longestTexts.ts';
import { parseParty, partyLimits } from '../../values/party.ts';

/**
 * The occupancy of each room, as one parameter for each room. A site with rates always sends it.
 * ADR 0032.
 */
export const occupancySent = v.pipe(
  v.array(occupancySchema),
  v.maxLength(partyLimits.rooms),
  v.check((occupancies) => parseParty(occupancies) !== undefined, 'Expected a smaller party'),
);

/** A day as sent. The provider decides whether the day exists. */
const daySent = v.pipe(v.string(), v.maxLength(32));

/**
 * The common part of the two lists of random hotels. If a stay is given, the BFF of a live site
 * asks the provider for each of these hotels by its id.
 */
const randomCall = {
  query: {},
  siteQuery: { check_in: daySent, check_out: daySent, occupancy: occupancySent },
  response: randomHotelsSchema,
  items: { are: 'hotel', at: '$[*]' },
  keptSeconds: 60,
} as const;

/** `GET /api/hotels/rand4`: hotels for the home page's carousel. Spec §7. */
export const rand4Call = {
  ...randomCall,
  path: '/api/hotels/rand4',
  count: 4,
} as const satisfies HotelCall;

/** `GET /api/hotels/rand8`: hotels for the home page's grid. Spec §7. */
export const rand8Call = {
  ...randomCall,
  path: '/api/hotels/rand8',
  count: 8,
} as const satisfies HotelCall;

/** `GET /api/hotels/search`. Only parameters with a value are sent. Spec §3 and §7. */
export const searchCall = {
  path: '/api/hotels/search',
  query: {
    city: v.pipe(v.string(), v.maxLength(longestCity)),
    check_in: daySent,
    check_out: daySent,
    occupancy: occupancySent,
    residency: residencySchema,
  },
  response: searchResponseSchema,
  items: { are: 'hotel', at: '$.hotels[*]' },
  keptSeconds: 60,
} as const satisfies HotelCall;
export type SearchQuery = QueryOf<typeof searchCall>;

/** `GET /api/hotels/:id`: one hotel, with its rates for a stay. Spec §7. */
export const hotelCall = {
  path: '/api/hotels/:id',
  query: {
    check_in: daySent,
    check_out: daySent,
    occupancy: occupancySent,
    residency: residencySchema,
  },
  response: hotelSchema,
  items: { are: 'hotel', at: '$' },
  keptSeconds: 60,
} as const satisfies HotelCall;

const arrival = {
  means: 'The day of arrival, a calendar day `YYYY-MM-DD`.',
  example: { daysAhead: 7 },
} as const;
const departure = {
  means: 'The day of departure, a calendar day `YYYY-MM-DD` after `check_in`.',
  example: { daysAhead: 9 },
} as const;

/** The documentation of the occupancy parameter, for all calls. */
export const occupancyDocs = {
  means:
    'The guests of a room, one parameter for each room: the number of adults, then the ages of the children in years, such as `2-9,4`. The site always sends it to a provider with rates, and never to other providers. The rates are prices for these rooms. Without the parameter they are for two adults. If no room is large enough, respond with an empty list of rates, not with an error.',
  example: ['2'],
} as const;

/** The documentation of the parameter for the travelers' country, for all calls. */
export const residencyDocs = {
  means:
    'The country in which the travelers live: an ISO 3166-1 alpha-2 code such as `PK`. The site sends it only to a provider with rates, if the travelers have named a country or the site has a default country. The rates are prices for residents of this country. Without the parameter they are for residents of any country.',
  example: '',
} as const;

/** The common documentation of the two lists of random hotels. */
const randomDocs = { errors: ['4XX'], query: {} } as const;

/**
 * The frequency of the requests for random hotels. `createDailyHotels` on the server implements it.
 */
const dailyCalls =
  'A site without rates calls both lists for each view of the home page. If hotels have rates, each process of the site chooses its hotels once a day (UTC), from up to three calls of each list. Then it requests these hotels by id.';

export const rand4Docs = {
  ...randomDocs,
  operationId: 'getRand4',
  summary: 'Four hotels at random',
  description: `Returns 4 hotels for the carousel of the home page, different at each call. ${dailyCalls}`,
  success: '4 hotels.',
  screens: {
    carousel: { title: 'Home, popular hotels', whenItFails: 'the carousel is left out' },
  },
} as const satisfies CallDocs<typeof rand4Call>;

export const rand8Docs = {
  ...randomDocs,
  operationId: 'getRand8',
  summary: 'Eight hotels at random',
  description: `Returns 8 hotels for the grid of popular hotels on the home page, different at each call. ${dailyCalls}`,
  success: '8 hotels.',
  screens: {
    grid: { title: 'Home, explore hotels', whenItFails: "the text 'Loading hotels...' stays" },
  },
} as const satisfies CallDocs<typeof rand8Call>;

export const searchDocs = {
  operationId: 'searchHotels',
  summary: 'Hotels in a place on some nights',
  description:
    'Returns the hotels of the listing. The site leaves out each parameter whose field the traveler left empty. Without any parameter the response has hotels of all places.',
  success: 'The matching hotels, best first.',
  errors: [400],
  query: {
    city: {
      means:
        'The place as the traveler typed it, up to the first comma. An unknown place gets an empty list.',
      example: 'Karachi',
    },
    check_in: arrival,
    check_out: departure,
    occupancy: occupancyDocs,
    residency: residencyDocs,
  },
  screens: {
    listing: {
      title: 'Hotel listing',
      whenItFails: "'No properties found' and 'No hotels found for your search.'",
    },
    map: { title: 'Map of the listing', whenItFails: 'a map without hotels' },
  },
} as const satisfies CallDocs<typeof searchCall>;

/**
 * The documentation of the call for one hotel. Its last screen is the booking: the page, the mails,
 * and the data that the server checks and stores.
 */
export const hotelDocs = {
  operationId: 'getHotel',
  summary: 'One hotel by its id',
  description:
    'Returns a hotel for its page. Before a booking the site compares the chosen rate with this response. `check_in` and `check_out` name the stay of the rates. A provider without rates ignores them. Without them the rates are for one night from today.',
  success: 'The hotel.',
  errors: [400, 404],
  query: {
    check_in: arrival,
    check_out: departure,
    occupancy: occupancyDocs,
    residency: residencyDocs,
  },
  screens: {
    hotel: { title: 'Hotel detail', whenItFails: 'the page renders without data' },
    comparison: {
      title: 'Comparison',
      whenItFails: 'a message in the column of the hotel',
    },
    favorites: {
      title: 'Favorites',
      whenItFails: 'a message on the card of the hotel',
    },
    preCheckout: {
      title: 'Pre-checkout',
      whenItFails: 'the chosen rate cannot be confirmed',
    },
    checkout: { title: 'Checkout', whenItFails: 'the chosen rate cannot be confirmed' },
    booking: {
      title: 'Booking',
      whenItFails: 'the booking stays pending, and the site requests the hotel again',
    },
  },
} as const satisfies CallDocs<typeof hotelCall>;
