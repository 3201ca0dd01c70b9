import type { ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { problemType } from '../../provider/problem.ts';
import { asksSecondStep, type DeskPermission } from '../../site/desk/permissions.ts';
import { describedSchema, jsonSchemaConfig } from '../openapi/describeSchema.ts';

const jsonType = 'application/json';

/** A reference to a schema of the document. */
export function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** A response with a JSON body. */
export function json(description: string, schema: object) {
  return { description, content: { [jsonType]: { schema } } };
}

/** A response with a problem body, of any of the named schemas. */
export function problem(description: string, ...names: string[]) {
  const [first = 'Problem', ...others] = names;
  const schema = others.length > 0 ? { anyOf: names.map(ref) } : ref(first);
  return { description, content: { [problemType]: { schema } } };
}

/** A required JSON body of the named schema. */
export function body(name: string) {
  return { required: true, content: { [jsonType]: { schema: ref(name) } } };
}

/** The `id` in a path. */
export function idParameter(description: string) {
  return { name: 'id', in: 'path', required: true, description, schema: { type: 'string' } };
}

/** The key in the query of a booking's calls, and the response to a wrong one. */
export const keyParameter = {
  name: 'key',
  in: 'query',
  required: true,
  description: 'The key in the link of the booking.',
  schema: { type: 'string', maxLength: 128 },
};
export const noSuchBooking = {
  404: problem('There is no such booking, or the key is not its own.'),
};

/** The responses to requests with a body that are not accepted. */
export const errors = {
  403: problem('The request does not come from a page of this site.'),
  413: problem('The body is larger than 64 KB.'),
  422: problem('Fields are invalid.', 'ValidationProblem'),
};

/** The responses that every operation may have. */
export const always = {
  429: problem('Too many requests of this client, or for this mail address; see Retry-After.'),
  '5XX': problem('The site failed, or its database is down (503 with Retry-After).'),
};

/** The response with the named schema to a request that was carried out. */
export const ok = (name: string) => json('It is done.', ref(name));
export const noContent = { description: 'It is done.' };
/** A response whose body is an empty object. */
export const empty = (description: string) => json(description, { type: 'object' });
/** The errors of a request with a body. */
const withBody = { 400: problem('The body is not JSON.'), ...errors };
/** The error of a request without a body that changes something. */
export const origin = { 403: errors[403] };

const signedOut = { 401: problem('`signed-out`: the request needs a session.', 'AccountProblem') };

/**
 * Returns a function that writes the operations of a tag: the id, what it does in a few words and in whole
 * sentences, its responses, and the schema of its body if it has one.
 */
export function operationsOf(tag: string) {
  return (
    operationId: string,
    summary: string,
    description: string,
    responses: object,
    request?: string,
  ) => ({
    tags: [tag],
    operationId,
    summary,
    description,
    ...(request !== undefined && { requestBody: body(request) }),
    responses: { ...(request !== undefined && withBody), ...responses, ...always },
  });
}

/** The same for operations that need a session. */
export function ownOperationsOf(tag: string) {
  const operation = operationsOf(tag);
  return (...[id, summary, description, responses, request]: Parameters<typeof operation>) => ({
    security: [{ session: [] }],
    ...operation(id, summary, description, { ...signedOut, ...responses }, request),
  });
}

/** The same for operations that everybody may call, and that may say more with a session. */
export function sharedOperationsOf(tag: string) {
  const operation = operationsOf(tag);
  return (...parts: Parameters<typeof operation>) => ({
    security: [{}, { session: [] }],
    ...operation(...parts),
  });
}

/** The same for operations of the desk. `permission` is what the role of its caller must allow. */
export function deskOperationsOf(tag: string) {
  const operation = operationsOf(tag);
  return (
    permission: DeskPermission,
    ...[id, summary, description, responses, request]: Parameters<typeof operation>
  ) => {
    const needed = asksSecondStep(permission)
      ? `Needs the permission \`${permission}\` and a second step of the last ten minutes.`
      : `Needs the permission \`${permission}\`.`;
    const refused = {
      401: problem('`signed-out`: the request needs a session of the desk.', 'DeskProblem'),
      403: problem(
        '`not-permitted`, `second-step-needed`, or not from a page of this site.',
        'DeskProblem',
        'Problem',
      ),
    };
    return {
      security: [{ deskSession: [] }],
      ...operation(
        id,
        summary,
        `${description} ${needed}`,
        { 422: errors[422], ...responses, ...refused },
        request,
      ),
    };
  };
}

/** A parameter of the query. */
export function queryParameter(name: string, description: string, values?: readonly string[]) {
  const schema = { type: 'string', ...(values && { enum: values }) };
  return { name, in: 'query', description, schema };
}

/** The cursor of a page of a list of the desk. */
export const cursorParameter = queryParameter('cursor', 'The `next` of the page before.');

/** A path of Express as OpenAPI writes it. */
export const withId = (path: string) => path.replace(':id', '{id}');

const config = {
  ...jsonSchemaConfig,
  // What is checked once invisible characters are removed is said too.
  typeMode: 'ignore',
  // Said in the descriptions: JSON Schema cannot.
  ignoreActions: [
    ...jsonSchemaConfig.ignoreActions,
    'check',
    'transform',
    'trim',
    'not_values',
    'to_lower_case',
    'to_upper_case',
  ],
} satisfies ConversionConfig;

/** A schema of the document with its descriptions by field. Throws when a field has none. */
export function component(
  description: string,
  schema: v.GenericSchema,
  notes: Readonly<Record<string, string>>,
) {
  return describedSchema(description, schema, notes, { config });
}
