import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { sidesBroken, type Change, type Effect } from './change.ts';
import { compareSchemas, screensOf, type Place } from './compareSchemas.ts';

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'];

/**
 * Every difference between two OpenAPI documents that affects a site or a provider, in the order of
 * the documents. A difference in a schema that several responses share is reported once. Descriptions
 * and examples are not compared. ADR 0014.
 */
export function compareContracts(before: JsonSchema, after: JsonSchema): Change[] {
  const follow = follower(before, after);
  const [was, is] = [callsOf(before), callsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((at) => {
    const [before, after] = [was.get(at), is.get(at)];
    const screens = screensOf(after ?? before ?? {});
    if (!before) return [{ at, what: 'is a new call', breaks: ['provider' as const], screens }];
    if (!after) return [{ at, what: 'is removed', breaks: ['consumer' as const], screens }];
    return [
      ...compareParameters(before, after, { at, screens, direction: 'request' }, follow),
      ...compareRequestBodies(before, after, { at, screens, direction: 'request' }),
      ...compareResponses(before, after, { at, screens, direction: 'response' }, follow),
    ];
  });
}

function callsOf(document: JsonSchema): Map<string, JsonSchema> {
  return new Map(
    entriesOf(document['paths']).flatMap(([path, item]) =>
      entriesOf(item)
        .filter(([method]) => methods.includes(method))
        .map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
    ),
  );
}

type Follow = ReturnType<typeof follower>;

/** Resolves `$ref`s, and skips a pair of components of the same name that was compared before. */
function follower(before: JsonSchema, after: JsonSchema) {
  const seen = new Set<string>();
  return (old: JsonSchema, now: JsonSchema, place: Place) => {
    const name = refName(old);
    const sameName = name !== undefined && name === refName(now);
    const key = `${place.direction} ${name}`;
    if (sameName && seen.has(key)) return undefined;
    if (sameName) seen.add(key);
    return {
      before: resolved(before, old),
      after: resolved(after, now),
      place: sameName ? { ...place, at: name } : place,
    };
  };
}

function refName(schema: JsonSchema): string | undefined {
  const { $ref } = schema;
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

function resolved(document: JsonSchema, schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  let node: unknown = document;
  for (const key of $ref.replace(/^#\//, '').split('/'))
    node = isSchema(node) ? node[key] : undefined;
  if (!isSchema(node)) throw new Error(`The contract refers to ${$ref}, which it does not have.`);
  return resolved(document, node);
}

function compareParameters(
  old: JsonSchema,
  now: JsonSchema,
  place: Place,
  follow: Follow,
): Change[] {
  const [was, is] = [parametersOf(old), parametersOf(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const at = `${place.at} ${name}`;
    const [before, after] = [was.get(name), is.get(name)];
    const change = changeAt({ ...place, at });
    if (!after) return [change('is no longer accepted', 'narrower')];
    const required = after['required'] === true;
    if (!before) {
      return required
        ? [change('is new and required', 'narrower')]
        : [change('is new and optional', 'same')];
    }
    const wasRequired = before['required'] === true;
    return [
      ...(required && !wasRequired ? [change('is now required', 'narrower')] : []),
      ...(!required && wasRequired ? [change('is now optional', 'wider')] : []),
      ...compareSchemas(schemaOf(before), schemaOf(after), { ...place, at }, follow),
    ];
  });
}

function parametersOf(call: JsonSchema): Map<string, JsonSchema> {
  const parameters: unknown = call['parameters'] ?? [];
  const list = Array.isArray(parameters) ? parameters.filter(isSchema) : [];
  return new Map(
    list.map((item) => [`${String(item['in'])} parameter ${String(item['name'])}`, item]),
  );
}

/** The site sends no request bodies yet, so a change of one counts as breaking for both sides. */
function compareRequestBodies(old: JsonSchema, now: JsonSchema, place: Place): Change[] {
  const [before, after] = [old, now].map((call) => JSON.stringify(call['requestBody']));
  return before === after ? [] : [changeAt(place)('has another request body', 'incompatible')];
}

function compareResponses(
  old: JsonSchema,
  now: JsonSchema,
  place: Place,
  follow: Follow,
): Change[] {
  const [was, is] = [responsesOf(old), responsesOf(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const at = `${place.at} → ${name}`;
    const [before, after] = [was.get(name), is.get(name)];
    const change = changeAt({ ...place, at });
    if (!after) return [change('is no longer a response', 'narrower')];
    // The site handles all error statuses alike, so a new one breaks nobody.
    if (!before) return [change('is a new response', name.startsWith('2') ? 'wider' : 'same')];
    return compareSchemas(before, after, { ...place, at }, follow);
  });
}

/** The schema of each response by status and media type: '200 application/json'. */
function responsesOf(call: JsonSchema): Map<string, JsonSchema> {
  return new Map(
    entriesOf(call['responses']).flatMap(([status, response]) => {
      const bodies = entriesOf(response['content']);
      if (bodies.length === 0) return [[status, {}] as const];
      return bodies.map(([type, body]) => [`${status} ${type}`, schemaOf(body)] as const);
    }),
  );
}

function changeAt({ at, screens, direction }: Place) {
  return (what: string, effect: Effect): Change => ({
    at,
    what,
    breaks: sidesBroken(direction, effect),
    screens,
  });
}

function schemaOf(node: JsonSchema): JsonSchema {
  return isSchema(node['schema']) ? node['schema'] : {};
}

function entriesOf(node: unknown): [string, JsonSchema][] {
  if (!isSchema(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => (isSchema(value) ? [[key, value]] : []));
}
