import * as v from 'valibot';
import type { CallDocs, HotelCall } from './calls/hotelCall.ts';
import { countSchema } from './hotels.ts';
import { known, list } from './known.ts';

/** The maximum number of places that are read from a response. */
export const mostPlaces = 5_000;

/** The maximum length of a place's name. A search never sends a longer name. */
const longestName = 200;

/**
 * Returns whether a text can be part of an address. A text with half of a surrogate pair cannot.
 */
function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

/**
 * A place that travelers can search for: its `name` in a search, the ISO 3166-1 alpha-2 code of its
 * country, the number of hotels that a search there finds, and its center in WGS 84 degrees. Only
 * `name` is required.
 */
export const placeSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName), v.check(isWellFormed)),
  country_code: known(v.string()),
  hotels: known(countSchema),
  latitude: known(v.number()),
  longitude: known(v.number()),
});
export type Place = v.InferOutput<typeof placeSchema>;

/** An object with a `places` list, empty if missing. */
export const placesResponseSchema = v.object({ places: list(placeSchema) });

/** `GET /api/hotels/places`: the places that a search can find. ADR 0012. */
export const placesCall = {
  path: '/api/hotels/places',
  query: {},
  response: placesResponseSchema,
  items: { are: 'place', at: '$.places[*]' },
  optional: { answer: { places: [] } },
  keptSeconds: 3_600,
} as const satisfies HotelCall;

/** Returns the valid places of a list, at most the first 5,000. */
export function readPlaces(items: readonly unknown[]): Place[] {
  return items.slice(0, mostPlaces).flatMap((item) => {
    const place = v.safeParse(placeSchema, item);
    return place.success ? [place.output] : [];
  });
}

export const placesDocs = {
  operationId: 'getPlaces',
  summary: 'The places that can be searched for',
  description:
    'Optional: a provider without this call responds with 404. The search suggests these places, also for misspelled names. If a search finds nothing, the site proposes the nearest places. The list rarely changes, so the response may be cached for a day.',
  success: 'The places, at most 5,000. A search for each name finds hotels.',
  errors: [],
  query: {},
  screens: {
    destinations: {
      title: 'Search form, suggestions',
      whenItFails: 'the places that the site knows itself',
    },
    proposals: { title: 'Hotel listing, nothing found', whenItFails: 'no other places' },
    centre: { title: 'Distance from the center', whenItFails: 'no distance' },
  },
  items: {
    name: 'Place',
    means: 'A place that can be searched for.',
    schema: placeSchema,
    list: 'The places. Missing, null and empty mean no places. The site reads the first 5,000.',
    fields: {
      name: {
        means:
          'The name of the place, exactly as the site sends it in a search that finds the hotels there. It is one line of at most 200 characters, without a comma and without half of a surrogate pair.',
        uses: {
          destinations: {
            shows: 'the place, and the text of a search for it',
            without: 'the place is left out',
          },
          proposals: {
            shows: 'the place, as a link that searches there',
            without: 'the place is left out',
          },
          centre: { shows: 'the place of the search', without: 'no distance' },
        },
      },
      country_code: {
        means: 'The country, as an ISO 3166-1 alpha-2 code.',
        uses: {
          destinations: { shows: 'the country after the place', without: 'no country' },
          proposals: { shows: 'the country after the place', without: 'no country' },
          centre: {
            shows: 'the right place of several with the same name',
            without: 'the first of these places',
          },
        },
      },
      hotels: {
        means:
          'The number of hotels that a search for the place finds if all of them have free rooms.',
        uses: {
          destinations: {
            shows: 'the order of the places',
            without: 'the place after the others',
          },
          proposals: { shows: 'the number of hotels', without: 'no number' },
        },
      },
      latitude: {
        means:
          'The latitude of the center in WGS 84 degrees, -90 to 90. The site measures distances from the center.',
        uses: {
          proposals: {
            shows: 'the nearest places',
            without: 'the place is proposed only by its name',
          },
          centre: { shows: 'the distance of a hotel from the center', without: 'no distance' },
        },
      },
      longitude: {
        means: 'The longitude of the center in WGS 84 degrees, -180 to 180.',
        uses: {
          proposals: {
            shows: 'the nearest places',
            without: 'the place is proposed only by its name',
          },
          centre: { shows: 'the distance of a hotel from the center', without: 'no distance' },
        },
      },
    },
    examples: {
      listed: {
        places: [
          {
            name: 'Karachi',
            country_code: 'PK',
            hotels: 60,
            latitude: 24.8607,
            longitude: 67.0011,
          },
          { name: 'Hunza Valley' },
        ],
      },
    },
    state: 'a list of places',
  },
} as const satisfies CallDocs<typeof placesCall>;
