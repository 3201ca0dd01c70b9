import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  type Endpoint,
  everyEndpoint,
  hotelCalls,
  hotelCallTexts,
  hotelsPaths,
  type SearchQuery,
  screens,
} from '../../provider/hotelCalls.ts';
import { hotelSchema } from '../../provider/hotels.ts';
import { placeSchema } from '../../provider/places.ts';
import { fullHotel, plainHotel, sparseHotel } from '../samples/hotels.ts';
import { fullPlace, sparsePlace } from '../samples/places.ts';
import {
  describeSchema,
  type FieldNotes,
  jsonSchemaConfig,
  problemResponse,
} from './describeSchema.ts';

const list = [fullHotel, sparseHotel];
const examples: Record<(typeof hotelCalls)[Endpoint]['body'], Record<string, unknown>> = {
  hotels: { found: { hotels: list }, none: { hotels: [] } },
  list: { hotels: list },
  places: { listed: { places: [fullPlace, sparsePlace] }, none: { places: [] } },
  hotel: { everyField: fullHotel, withoutRates: plainHotel, requiredFields: sparseHotel },
};

const bodyNotes: Readonly<Record<string, FieldNotes>> = {
  hotels: { description: 'The hotels found; missing, null and empty all mean none.' },
  places: {
    description:
      'The places; missing, null and empty all mean none. Those behind the first 5,000 are not read.',
  },
  total: {
    description:
      'How many hotels were found, where the list has only the first of them. Missing where the list has all. Read by: listing.',
    'x-screens': [
      {
        screen: 'listing',
        shows: "'Showing the first 60 of 214 hotels'",
        without: 'the list as all that was found',
      },
    ],
  },
};

const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The hotel’s `id`, percent-encoded.',
  example: fullHotel.id,
  schema: { type: 'string', minLength: 1 },
};

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

const badRequest = problemResponse(
  'BadRequest',
  400,
  'check_out must be after check_in.',
  'The request cannot be understood, such as a date that is not a calendar day.',
);
const notOffered = problemResponse(
  'NotFound',
  404,
  'There is no such endpoint.',
  'The provider does without this call.',
);
const unknownHotel = problemResponse(
  'NotFound',
  404,
  'There is no hotel ’x’.',
  'There is no such hotel.',
);
const providerFails = problemResponse(
  'ServiceUnavailable',
  503,
  'The provider is being repaired.',
  'The provider fails. The site shows what it has, and never this body.',
);
const problems = { 400: badRequest, 404: unknownHotel, '4XX': badRequest } as const;

/** The calls about hotels, as the `paths` of an OpenAPI document. Spec §7. */
export function hotelOperations() {
  return Object.fromEntries(
    everyEndpoint.map((endpoint) => [
      hotelsPaths[endpoint].replace(':id', '{id}'),
      { get: operationOf(endpoint) },
    ]),
  );
}

function operationOf(endpoint: Endpoint) {
  const { operationId, response, body } = hotelCalls[endpoint];
  const { summary, description, success, errors } = hotelCallTexts[endpoint];
  const parameters = parametersOf(endpoint);
  const named = Object.entries(examples[body]).map(([name, value]) => [name, { value }] as const);
  const content = { schema: bodySchema(response), examples: Object.fromEntries(named) };
  return {
    tags: ['hotels'],
    operationId,
    summary,
    description,
    'x-screens': screensOf(endpoint),
    ...('optional' in hotelCalls[endpoint] && { 'x-optional': true }),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: { description: success, content: { 'application/json': content } },
      ...Object.fromEntries(errors.map((status) => [status, problems[status]])),
      ...('optional' in hotelCalls[endpoint] && { 404: notOffered }),
      '5XX': providerFails,
    },
  };
}

/** The parameters of a call: the id in its path, and those of its query. */
function parametersOf(endpoint: Endpoint) {
  const query = hotelCalls[endpoint].query.map((name) => ({
    name,
    in: 'query',
    required: false,
    ...queryNotes[name],
    schema: { type: 'string' },
  }));
  return hotelsPaths[endpoint].includes(':id') ? [idParameter, ...query] : query;
}

/** The screens that show the response of a call, and what they show when it fails. */
function screensOf(endpoint: Endpoint) {
  return Object.values(screens)
    .filter((screen) => screen.endpoint === endpoint)
    .map(({ title, whenItFails }) => ({ screen: title, without: whenItFails }));
}

/** A schema as the body of an operation, with a reference in place of each hotel or place. */
function bodySchema(schema: v.GenericSchema) {
  const body = toJsonSchema(schema, {
    ...jsonSchemaConfig,
    definitions: { Hotel: hotelSchema, Place: placeSchema },
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return describeSchema({ ...body }, (field) => bodyNotes[field] ?? {});
}
