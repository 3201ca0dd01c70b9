import * as v from 'valibot';
import type { CallDocs, HotelCall } from './calls/hotelCall.ts';
import { known, list } from './known.ts';
import { placeSchema } from './places.ts';

/** The maximum number of landmarks that are read from a response. */
export const mostLandmarks = 5_000;

/** The maximum number of other names that are read for a landmark. */
const mostOtherNames = 20;

/**
 * A part of a city, or a point in it, that people name instead of the city: a quarter, a sight, a
 * station or an airport. `city` is the name of the city for a search. The coordinates are WGS 84
 * degrees.
 */
export const landmarkSchema = v.object({
  name: placeSchema.entries.name,
  kind: known(v.string()),
  city: placeSchema.entries.name,
  country_code: known(v.string()),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  other_names: list(placeSchema.entries.name),
});
export type Landmark = v.InferOutput<typeof landmarkSchema>;

/** An object with a `landmarks` list, empty if missing. */
export const landmarksResponseSchema = v.object({ landmarks: list(landmarkSchema) });

/** `GET /api/hotels/landmarks`: the names that people use instead of a city. ADR 0012. */
export const landmarksCall = {
  path: '/api/hotels/landmarks',
  query: {},
  response: landmarksResponseSchema,
  items: { are: 'landmark', at: '$.landmarks[*]' },
  optional: { answer: { landmarks: [] } },
  keptSeconds: 3_600,
} as const satisfies HotelCall;

/**
 * Returns the valid landmarks of a list, at most the first 5,000. Each keeps its first twenty other
 * names.
 */
export function readLandmarks(items: readonly unknown[]): Landmark[] {
  return items.slice(0, mostLandmarks).flatMap((item) => {
    const landmark = v.safeParse(landmarkSchema, item);
    if (!landmark.success) return [];
    const { other_names: names, ...rest } = landmark.output;
    return [{ ...rest, other_names: names?.slice(0, mostOtherNames) }];
  });
}

export const landmarksDocs = {
  operationId: 'getLandmarks',
  summary: 'Quarters, sights, stations and airports',
  description:
    'Optional: a provider without it responds with 404. Travelers type `Eiffel Tower` or `Berlin Mitte` in place of a city: the site then searches in the city and measures distances from there. Asked for when somebody types where to go. Sent with `Accept-Language`, so that names are in that language. Lists change seldom, so that the response may be cached for a day.',
  success: 'The landmarks of the places that have hotels, at most 5,000.',
  errors: [],
  query: {},
  screens: {
    landmarks: {
      title: 'Search form, quarters and sights',
      whenItFails: 'cities alone, and that no place is called so',
    },
  },
  items: {
    name: 'Landmark',
    means: 'A quarter, a sight, a station or an airport that people name instead of its city.',
    schema: landmarkSchema,
    list: 'The landmarks; missing, null and empty all mean none. Those behind the first 5,000 are not read.',
    fields: {
      name: {
        means: 'Its name in the language of the request, at most 200 characters.',
        uses: {
          landmarks: { shows: 'the landmark, and what it is found by', without: 'no landmark' },
        },
      },
      kind: {
        means: '`quarter`, `sight`, `station` or `airport`.',
        uses: {
          landmarks: {
            shows: 'which landmark `Lisbon airport` or `Shibuya station` means',
            without: 'the landmark by its name alone',
          },
        },
      },
      city: {
        means:
          'The place that it is in or belongs to, by the name that a search for it sends: one of `GET /api/hotels/places` where there is such a list.',
        uses: {
          landmarks: { shows: 'where a search for it finds hotels', without: 'no landmark' },
        },
      },
      country_code: {
        means: 'The country, as an ISO 3166-1 alpha-2 code.',
        uses: {
          landmarks: { shows: 'the country after the city', without: 'no country' },
        },
      },
      latitude: {
        means: 'WGS 84 degrees north, -90 to 90: where distances are measured from.',
        uses: {
          landmarks: { shows: 'how far hotels are from it', without: 'no landmark' },
        },
      },
      longitude: {
        means: 'WGS 84 degrees east, -180 to 180.',
        uses: {
          landmarks: { shows: 'how far hotels are from it', without: 'no landmark' },
        },
      },
      other_names: { means: 'What else it is called.' },
      'other_names[]': {
        means:
          'A name in another language, a shorter one, or the IATA code of an airport. Of one landmark the first 20 are read.',
        uses: {
          landmarks: {
            shows: 'nothing, but the landmark is found by it',
            without: 'the landmark by its name alone',
          },
        },
      },
    },
    examples: {
      listed: {
        landmarks: [
          {
            name: 'Jinnah International Airport',
            kind: 'airport',
            city: 'Karachi',
            country_code: 'PK',
            latitude: 24.9065,
            longitude: 67.1608,
            other_names: ['Flughafen Karachi', 'KHI'],
          },
          { name: 'Baltit Fort', city: 'Hunza Valley', latitude: 36.3267, longitude: 74.6697 },
        ],
      },
    },
    state: 'a list of landmarks',
  },
} as const satisfies CallDocs<typeof landmarksCall>;
