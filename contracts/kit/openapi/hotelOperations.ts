import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type HotelCall, isOfOneHotel, listName } from '../../provider/calls/hotelCall.ts';
import {
  type Endpoint,
  everyEndpoint,
  hotelCallDocs,
  hotelCalls,
  hotelsPaths,
  itemDocsOf,
  screens,
} from '../../provider/calls/hotelCalls.ts';
import { hotelSchema } from '../../provider/hotels.ts';
import { fullHotel, plainHotel, sparseHotel } from '../samples/hotels.ts';
import { steppedRate } from '../samples/rates.ts';
import { exampleQuery } from '../verify/requests.ts';
import {
  describeSchema,
  type FieldNotes,
  jsonSchemaConfig,
  problemResponse,
} from './describeSchema.ts';

/**
 * Examples of bodies with hotels, by the place of the hotels in the body. A mock server of the
 * document responds with the first.
 */
const hotelExamples: Readonly<Record<string, object>> = {
  '$.hotels[*]': {
    found: { hotels: [fullHotel] },
    requiredFields: { hotels: [sparseHotel] },
    none: { hotels: [] },
  },
  '$[*]': { hotels: [fullHotel], requiredFields: [sparseHotel] },
  $: {
    everyField: { ...fullHotel, rates: [{ ...steppedRate, any_residency: false }] },
    withoutRates: plainHotel,
    requiredFields: sparseHotel,
  },
};

const described = everyEndpoint.flatMap((endpoint) => {
  const docs = itemDocsOf(endpoint);
  return docs ? [{ ...docs, listName: listName(hotelCalls[endpoint]) }] : [];
});

const bodyNotes: Readonly<Record<string, FieldNotes>> = {
  ...Object.fromEntries(described.map(({ listName: name, list }) => [name, { description: list }])),
  hotels: { description: 'The matching hotels. Missing, null and empty mean no hotels.' },
  total: {
    description:
      'The number of matching hotels, if the list has only the first of them. Missing if the list has all of them. Read by: Hotel listing.',
    'x-screens': [
      {
        screen: screens.listing.title,
        shows: "'Showing the first 60 of 214 hotels'",
        without: 'the number of hotels in the list',
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

/** The date of the examples in the document. */
const exampleDay = new Date('2027-03-01');

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
  'The provider does not offer this call.',
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
  'The provider fails. The site shows other data or an error message, and never this body.',
);
/**
 * A provider that sends no validators, or ignores them, never responds with this status. RFC 9110
 * §15.4.5.
 */
const notModified = {
  description:
    'The stored response of the site is unchanged. The site sent its `ETag` or `Last-Modified` with the request.',
};
const problems = { 400: badRequest, 404: unknownHotel, '4XX': badRequest } as const;

/** Returns the calls about hotels as the `paths` of an OpenAPI document. Spec §7. */
export function hotelOperations() {
  return Object.fromEntries(
    everyEndpoint.map((endpoint) => [
      hotelsPaths[endpoint].replace(':id', '{id}'),
      { get: operationOf(endpoint) },
    ]),
  );
}

function operationOf(endpoint: Endpoint) {
  const { response, optional }: HotelCall = hotelCalls[endpoint];
  const { operationId, summary, description, success, errors } = hotelCallDocs[endpoint];
  const parameters = parametersOf(endpoint);
  const examples = Object.entries(examplesOf(endpoint)).map(
    ([name, value]) => [name, { value }] as const,
  );
  const beside = itemDocsOf(endpoint)?.beside;
  const content = { schema: bodySchema(response, beside), examples: Object.fromEntries(examples) };
  return {
    tags: ['hotels'],
    operationId,
    summary,
    description,
    'x-screens': screensOf(endpoint),
    ...(optional && { 'x-optional': true }),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: { description: success, content: { 'application/json': content } },
      304: notModified,
      ...Object.fromEntries(errors.map((status) => [status, problems[status]])),
      ...(optional && { 404: notOffered }),
      '5XX': providerFails,
    },
  };
}

function examplesOf(endpoint: Endpoint): Readonly<Record<string, unknown>> {
  const { items, optional }: HotelCall = hotelCalls[endpoint];
  const examples = itemDocsOf(endpoint)?.examples ?? hotelExamples[items.at];
  return { ...examples, ...(optional && { none: optional.answer }) };
}

/** Returns the parameters of a call: the id in its path, and those of its query. */
function parametersOf(endpoint: Endpoint) {
  const { query }: HotelCall = hotelCalls[endpoint];
  const docs: Readonly<Record<string, { means: string }>> = hotelCallDocs[endpoint].query;
  const examples = exampleQuery(endpoint, exampleDay);
  const parameters = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    description: docs[name]?.means,
    example: examples[name],
    schema: describeSchema({ ...toJsonSchema(schema, jsonSchemaConfig) }, () => ({})),
  }));
  return isOfOneHotel(hotelCalls[endpoint]) ? [idParameter, ...parameters] : parameters;
}

/** Returns the screens that show the response of a call, and their content when it fails. */
function screensOf(endpoint: Endpoint) {
  return Object.values(screens)
    .filter((screen) => screen.endpoint === endpoint)
    .map(({ title, whenItFails }) => ({ screen: title, without: whenItFails }));
}

/**
 * Returns a schema as the body of an operation, with a reference in place of each hotel or other
 * item. `beside` describes the fields beside the items.
 */
function bodySchema(schema: v.GenericSchema, beside: Readonly<Record<string, FieldNotes>> = {}) {
  const items = described.map(({ name, schema: ofItem }) => [name, ofItem] as const);
  const body = toJsonSchema(schema, {
    ...jsonSchemaConfig,
    definitions: { Hotel: hotelSchema, ...Object.fromEntries(items) },
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return describeSchema({ ...body }, (field) => beside[field] ?? bodyNotes[field] ?? {});
}
