import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { problemType } from '../../provider/problem.ts';
import type { Call } from '../../site/calls/call.ts';
import { siteCalls } from '../../site/calls/siteCalls.ts';
import { asksSecondStep } from '../../site/desk/permissions.ts';
import { invalidFieldsSchema, siteProblemSchema } from '../../site/fieldError.ts';
import { describeSchema, isSchema, type JsonSchema, jsonSchemaConfig } from './describeSchema.ts';

/**
 * The agreement between the browser and the site's own server as an OpenAPI 3.1 document, made of
 * the records of the calls. ADR 0027.
 */
export function siteDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(siteCalls)) {
    const [method = '', path = ''] = name.split(' ');
    const written = path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[written] ??= {})[method.toLowerCase()] = operationOf(name, call);
  }
  const tags = new Set(Object.keys(siteCalls).map(tagOf));
  return {
    openapi: '3.1.0',
    info: {
      title: 'The site’s own API',
      version: '1.0.0',
      summary: 'Everything but the hotels, between the browser and the server of the site.',
      description:
        'Requests that change something must come from a page of the site: their Origin is checked.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: '{origin}',
        description: 'The origin of the site.',
        variables: { origin: { default: 'http://localhost:3000' } },
      },
    ],
    security: [],
    tags: [...tags].map((tag) => ({ name: tag, description: `The calls below /api/${tag}.` })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'stayfarer.session_token',
          description: 'Set at sign-in; behind TLS its name begins with `__Host-`.',
        },
        deskSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'stayfarer-desk.session_token',
          description: 'Set at sign-in to the desk; behind TLS its name begins with `__Secure-`.',
        },
      },
      schemas: { Problem: jsonOf(siteProblemSchema), InvalidFields: jsonOf(invalidFieldsSchema) },
    },
  };
}

function operationOf(name: string, call: Call) {
  const parameters = [...pathParameters(name), ...queryParameters(call), ...headers(call)];
  return {
    tags: [tagOf(name)],
    operationId: operationIdOf(name),
    summary: call.does.replace(/\.$/, ''),
    description: `${call.does} ${accessText(call)}`,
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: jsonContent(call.body) } }),
    responses: { ...answers(call), ...problems(call) },
  };
}

/** `POST /api/desk/reviews/:id/hiding` is `postDeskReviewsIdHiding`. */
function operationIdOf(name: string): string {
  const [method = '', ...words] = name.replace('/api/', '').split(/[^\w]+/);
  const parts = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${method.toLowerCase()}${parts.join('')}`;
}

function tagOf(name: string): string {
  const [, , first = '', second = ''] = name.split('/');
  return first === 'desk' ? `desk/${second.replace(/\.csv$|-(?:export|ledger)$/, '')}` : first;
}

function accessText({ access }: Call): string {
  switch (access) {
    case 'anyone':
      return 'Anybody may make it.';
    case 'booking':
      return 'It needs the key of the booking.';
    case 'traveller':
      return 'It needs a session.';
    case 'staff':
      return 'It needs a session of the desk.';
    default:
      return asksSecondStep(access)
        ? `It needs the permission \`${access}\` and a second step of the last ten minutes.`
        : `It needs the permission \`${access}\`.`;
  }
}

function securityOf({ access }: Call) {
  if (access === 'anyone' || access === 'booking') return [];
  return access === 'traveller' ? [{ session: [] }] : [{ deskSession: [] }];
}

function pathParameters(name: string) {
  return [...name.matchAll(/:(\w+)/g)].map(([, param = '']) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ access, query }: Call) {
  const key = { name: 'key', in: 'query', required: true, schema: { type: 'string' } };
  const { properties, required } = query ? jsonOf(query) : {};
  const needed = Array.isArray(required) ? required : [];
  const asked = Object.entries(isSchema(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }));
  return access === 'booking' ? [key, ...asked] : asked;
}

function headers({ idempotent }: Call) {
  const schema = { type: 'string', minLength: 16, maxLength: 128 };
  return idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema }] : [];
}

function answers({ answers: byStatus }: Call) {
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, answer]) => {
      if (answer === null) return [status, { description: 'It is done.' }];
      const content =
        typeof answer === 'string'
          ? { [answer]: { schema: { type: 'string' } } }
          : jsonContent(answer);
      return [status, { description: 'It is done.', content }];
    }),
  );
}

/** The problems that the call names, and those that follow from its access, body and limit. */
function problems({ access, query, body, idempotent, problems: own = {}, ...call }: Call) {
  const isDesk = access !== 'anyone' && access !== 'booking' && access !== 'traveller';
  const named = Object.fromEntries(
    Object.entries(own).map(([status, codes]) => [status, problem(codesText(codes))]),
  );
  return {
    ...(idempotent && { 400: problem('The Idempotency-Key is missing or not valid.') }),
    ...((access === 'traveller' || isDesk) && { 401: problem('`signed-out`.') }),
    ...(!call.fromMails && { 403: problem('It does not come from a page of this site.') }),
    ...(isDesk && { 403: problem('`not-permitted`, `second-step-needed`, or another origin.') }),
    ...(access === 'booking' && { 404: problem('There is no such booking.') }),
    ...((query ?? body) && { 422: problem('Fields are invalid.', 'InvalidFields') }),
    ...named,
    429: problem('Too many requests; see Retry-After.'),
    '5XX': problem('The site failed, or its database is down (503 with Retry-After).'),
  };
}

function codesText(codes: readonly string[]): string {
  return `${codes.map((code) => `\`${code}\``).join(', ')}.`;
}

function problem(description: string, schema = 'Problem') {
  const $ref = `#/components/schemas/${schema}`;
  return { description, content: { [problemType]: { schema: { $ref } } } };
}

function jsonContent(schema: v.GenericSchema) {
  return { 'application/json': { schema: jsonOf(schema) } };
}

const config = {
  ...jsonSchemaConfig,
  // What is checked once invisible characters are removed is said too.
  typeMode: 'ignore',
  // JSON Schema cannot say them.
  ignoreActions: [
    ...jsonSchemaConfig.ignoreActions,
    'transform',
    'trim',
    'not_values',
    'to_lower_case',
    'to_upper_case',
  ],
} satisfies ConversionConfig;

/** A schema of a request or an answer as JSON Schema. */
export function jsonOf(schema: v.GenericSchema): JsonSchema {
  return describeSchema({ ...toJsonSchema(schema, config) }, () => ({}));
}
