import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  hotelSchema,
  hotelsPaths,
  randomHotelsSchema,
  type SearchQuery,
  searchResponseSchema,
} from '../../provider/hotels.ts';
import { fullHotel, plainHotel, sparseHotel } from '../samples/hotels.ts';
import { type Endpoint, screens } from '../../provider/screens.ts';
import {
  describeSchema,
  type JsonSchema,
  jsonSchemaConfig,
  problemResponse,
} from './describeSchema.ts';

const jsonType = 'application/json';

/** A schema as the body of an operation, with a reference in place of each hotel. */
function bodySchema(schema: v.GenericSchema, notes: Record<string, string> = {}): JsonSchema {
  const body = toJsonSchema(schema, {
    ...jsonSchemaConfig,
    definitions: { Hotel: hotelSchema },
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return describeSchema({ ...body }, (field) => ({ description: notes[field] }));
}

const queryNotes = {
  city: {
    description:
      'The place as the traveller typed it, up to the first comma. An unknown place gets an empty list.',
    example: 'Karachi',
  },
  check_in: {
    description: 'The day of arrival, a calendar day `YYYY-MM-DD`.',
    example: '2027-03-08',
  },
  check_out: {
    description: 'The day of departure, a calendar day `YYYY-MM-DD` after `check_in`.',
    example: '2027-03-10',
  },
} satisfies Record<keyof SearchQuery, { description: string; example: string }>;

function queryParameters(names: readonly (keyof SearchQuery)[]) {
  const schema = { type: 'string' };
  return names.map((name) => {
    return { name, in: 'query', required: false, ...queryNotes[name], schema };
  });
}

/** The screens that show the response of an endpoint, and what they show when it fails. */
function screensOf(endpoint: Endpoint) {
  return Object.values(screens)
    .filter((screen) => screen.endpoint === endpoint)
    .map(({ title, whenItFails }) => ({ screen: title, without: whenItFails }));
}

function success(description: string, schema: JsonSchema, examples: Record<string, unknown>) {
  const named = Object.entries(examples).map(([name, value]) => [name, { value }] as const);
  return {
    description,
    content: { [jsonType]: { schema, examples: Object.fromEntries(named) } },
  };
}

const providerFails = problemResponse(
  'ServiceUnavailable',
  503,
  'The provider is being repaired.',
  'The provider fails. The site shows what it has, and never this body.',
);
const badRequest = problemResponse(
  'BadRequest',
  400,
  'check_out must be after check_in.',
  'The request cannot be understood, such as a date that is not a calendar day.',
);
const unknownHotel = problemResponse(
  'NotFound',
  404,
  'There is no hotel ’x’.',
  'There is no such hotel.',
);

const emptyListNote = { hotels: 'The hotels found; missing, null and empty all mean none.' };

function randomHotels(count: 4 | 8, place: string) {
  return {
    get: {
      tags: ['hotels'],
      operationId: `getRand${count}`,
      summary: `${count === 4 ? 'Four' : 'Eight'} hotels at random`,
      description: `The home page’s ${place}: ${count} hotels, others at each call. The home page calls both lists.`,
      'x-screens': screensOf(`rand${count}`),
      responses: {
        200: success(`${count} hotels.`, bodySchema(randomHotelsSchema), {
          hotels: [fullHotel, sparseHotel],
        }),
        '4XX': badRequest,
        '5XX': providerFails,
      },
    },
  };
}

/** The four endpoints that the site calls, as the `paths` of an OpenAPI document. Spec §7. */
export function hotelOperations() {
  const hotel = { $ref: '#/components/schemas/Hotel' };
  return {
    [hotelsPaths.search]: {
      get: {
        tags: ['hotels'],
        operationId: 'searchHotels',
        summary: 'Hotels in a place on some nights',
        description:
          'What the listing shows. Each parameter is left out when the traveller left its field empty; without any parameter the response has hotels from all over.',
        'x-screens': screensOf('search'),
        parameters: queryParameters(['city', 'check_in', 'check_out']),
        responses: {
          200: success(
            'The hotels found, best first.',
            bodySchema(searchResponseSchema, emptyListNote),
            {
              found: { hotels: [fullHotel, sparseHotel] },
              none: { hotels: [] },
            },
          ),
          400: badRequest,
          '5XX': providerFails,
        },
      },
    },
    [hotelsPaths.rand4]: randomHotels(4, 'carousel'),
    [hotelsPaths.rand8]: randomHotels(8, 'grid of popular hotels'),
    [hotelsPaths.hotel.replace(':id', '{id}')]: {
      get: {
        tags: ['hotels'],
        operationId: 'getHotel',
        summary: 'One hotel by its id',
        description:
          'What the hotel’s own page shows, and what the chosen rate is checked against before it is booked. `check_in` and `check_out` name the stay that the rates are for; a provider without rates ignores them. Without them the rates are those of one night from today.',
        'x-screens': screensOf('hotel'),
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'The hotel’s `id`, percent-encoded.',
            example: fullHotel.id,
            schema: { type: 'string', minLength: 1 },
          },
          ...queryParameters(['check_in', 'check_out']),
        ],
        responses: {
          200: success('The hotel.', hotel, {
            everyField: fullHotel,
            withoutRates: plainHotel,
            requiredFields: sparseHotel,
          }),
          400: badRequest,
          404: unknownHotel,
          '5XX': providerFails,
        },
      },
    },
  };
}
