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
    'Optional: a provider without this call responds with 404. Travelers type `Eiffel Tower` or `Berlin Mitte` in place of a city. The site then searches in the city, and measures distances from the landmark. It requests the list when a traveler types a destination. It sends `Accept-Language`, so that names are in that language. The list rarely changes, so the response may be cached for a day.',
  success: 'The landmarks of the places that have hotels, at most 5,000.',
  errors: [],
  query: {},
  screens: {
    landmarks: {
      title: 'Search form, quarters and sights',
      whenItFails: 'only cities, and a message that no place has this name',
    },
  },
  items: {
    name: 'Landmark',
    means: 'A quarter, a sight, a station or an airport that people name instead of its city.',
    schema: landmarkSchema,
    list: 'The landmarks. Missing, null and empty mean no landmarks. The site reads the first 5,000.',
    fields: {
      name: {
        means: 'The name of the landmark in the language of the request, at most 200 characters.',
        uses: {
          landmarks: { shows: 'the landmark, found by this name', without: 'no landmark' },
        },
      },
      kind: {
        means: '`quarter`, `sight`, `station` or `airport`.',
        uses: {
          landmarks: {
            shows: 'the landmark for texts such as `Lisbon airport` or `Shibuya station`',
            without: 'the landmark, found only by its name',
          },
        },
      },
      city: {
        means:
          'The city of the landmark, by the name that the site sends in a search. It is a name of `GET /api/hotels/places`, if the provider has this list.',
        uses: {
          landmarks: { shows: 'the city of a search for the landmark', without: 'no landmark' },
        },
      },
      country_code: {
        means: 'The country, as an ISO 3166-1 alpha-2 code.',
        uses: {
          landmarks: { shows: 'the country after the city', without: 'no country' },
        },
      },
      latitude: {
        means:
          'The latitude in WGS 84 degrees, -90 to 90. The site measures distances from this point.',
        uses: {
          landmarks: { shows: 'the distance of hotels from the landmark', without: 'no landmark' },
        },
      },
      longitude: {
        means: 'The longitude in WGS 84 degrees, -180 to 180.',
        uses: {
          landmarks: { shows: 'the distance of hotels from the landmark', without: 'no landmark' },
        },
      },
      other_names: { means: 'Other names of the landmark.' },
      'other_names[]': {
        means:
          'A name in another language, a shorter name, or the IATA code of an airport. The site reads the first 20 names of a landmark.',
        uses: {
          landmarks: {
            shows: 'nothing; travelers find the landmark by this name',
            without: 'the landmark, found only by its name',
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
