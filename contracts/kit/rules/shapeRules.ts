import * as v from 'valibot';
import { type Endpoint, everyEndpoint, hotelCalls } from '../../provider/calls/hotelCalls.ts';
import { listName } from '../../provider/calls/hotelCall.ts';
import { hotelSchema } from '../../provider/hotels.ts';
import { removablePart } from '../../provider/parseHotel.ts';
import { eachJson, type Occurrence, type Rule } from './rule.ts';

const maxDepth = 3;

/**
 * Returns the JSON path of the first value below `value`, at most three levels down, for which
 * `matches` is true; `undefined` when there is none. In a list only the first item is searched.
 */
function findWrapped(
  value: unknown,
  matches: (inner: unknown) => boolean,
  path = '$',
): string | undefined {
  let level = [{ value, path }];
  for (let depth = 1; depth <= maxDepth; depth += 1) {
    level = level.flatMap(childrenOf);
    const found = level.find((child) => matches(child.value));
    if (found) return found.path;
  }
  return undefined;
}

function childrenOf({ value, path }: { value: unknown; path: string }) {
  if (Array.isArray(value)) return [{ value: firstOf(value), path: `${path}[0]` }];
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, child]: [string, unknown]) => ({
    value: child,
    path: `${path}.${name}`,
  }));
}

/** Tells whether a value is an object with an id and a name. */
function looksLikeHotel(value: unknown): boolean {
  return isObject(value) && 'id' in value && 'name' in value;
}

/** Tells whether a value is a list whose first item has an id or a name. */
function looksLikeHotels(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  return isObject(first) && ('id' in first || 'name' in first);
}

/** Tells whether a value is an object, not a list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstOf(list: readonly unknown[]): unknown {
  return list[0];
}

const bareList = 'a bare list of hotels: [ … ]';
const identifier = /^[A-Za-z_$][\w$]*$/;

/** Rules for the shape of each response, checked with the site's own schemas. Spec §3 and §7. */
export const shapeRules: readonly Rule[] = [
  {
    id: 'shape',
    title: 'Has the agreed shape',
    rank: 'broken',
    endpoints: everyEndpoint,
    byField: true,
    hidesOthers: 'mostly',
    expected: 'the shape of the contract',
    check: eachJson((value, { endpoint }) => schemaErrors(endpoint, value)),
  },
  {
    id: 'search-has-hotels',
    title: 'Search returns a hotels list',
    rank: 'degraded',
    endpoints: ['search'],
    expected: 'an object with a hotels list, [] when nothing is found',
    check: eachJson(missingHotels),
  },
];

function schemaErrors(endpoint: Endpoint, value: unknown): Occurrence[] {
  const { items, response } = hotelCalls[endpoint];
  if (items.are !== 'hotel') return itemErrors(endpoint, value);
  const read = v.safeParse(response, value);
  if (read.success) return [];
  const inside = wrapped(endpoint, value);
  if (inside) return [inside];
  return read.issues.map((issue) => {
    const at = jsonPath(issue.path);
    const inList = /^\$(\.hotels)?\[/.test(at);
    const { leftOut } = isBesideList(endpoint, issue.path)
      ? ({ leftOut: 'field' } as const)
      : removablePart(keysInHotel(endpoint, issue.path));
    return {
      at,
      received: issue.input,
      expected: expectation(at, endpoint, issue),
      rank: leftOut === 'hotel' ? undefined : 'degraded',
      shows: leftOut !== 'hotel' || inList ? `the ${leftOut} is left out` : undefined,
    };
  });
}

/**
 * Returns the errors in a response without hotels. The site leaves out a wrong item. If the list is
 * wrong or missing, the site has no items.
 */
function itemErrors(endpoint: Endpoint, value: unknown): Occurrence[] {
  const { items, response } = hotelCalls[endpoint];
  const list = listName(hotelCalls[endpoint]);
  if (list !== '' && !(isObject(value) && list in value)) {
    return [
      {
        at: '$',
        rank: 'degraded',
        description: `no ${list}`,
        expected: `an object with a ${list} list: {"${list}": [ … ]}`,
      },
    ];
  }
  const { issues = [] } = v.safeParse(response, value);
  return issues.map((issue): Occurrence => {
    const at = jsonPath(issue.path);
    return {
      at,
      received: issue.input,
      expected: expectation(at, endpoint, issue),
      rank: 'degraded',
      shows: at.startsWith(items.at.replace('*]', '')) ? `the ${items.are} is left out` : undefined,
    };
  });
}

/** Tells whether a schema issue is in a field beside the list of hotels. */
function isBesideList(endpoint: Endpoint, path: readonly { key: unknown }[] = []): boolean {
  const [first] = path;
  const list = listName(hotelCalls[endpoint]);
  return list !== '' && first !== undefined && first.key !== list;
}

/** Returns the keys of a schema issue below its hotel. */
function keysInHotel(endpoint: Endpoint, path: readonly { key: unknown }[] | undefined = []) {
  const { at } = hotelCalls[endpoint].items;
  return path.slice(at.split(/[.[]/).length - 1).map(({ key }) => key);
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  Array: 'a list',
  Object: 'an object',
  '(string | number)': 'a text or a number',
  '!0': 'a text that is not empty',
};

function expectation(
  at: string,
  endpoint: Endpoint,
  { expected, input, path }: Pick<v.BaseIssue<unknown>, 'expected' | 'input' | 'path'>,
): string {
  if (at === '$' && hotelCalls[endpoint].items.at === '$[*]') return bareList;
  if (input === undefined) return 'a value: the field is required';
  if (expected === 'Object') {
    const names = fieldsAt(
      hotelCalls[endpoint].response,
      (path ?? []).map(({ key }) => key),
    );
    const listed = names
      .slice(0, mostNamed)
      .map((name) => `"${name}": …`)
      .join(', ');
    if (listed) return `an object: {${listed}${names.length > mostNamed ? ', …' : ''}}`;
  }
  return typeNames[expected ?? ''] ?? expected ?? 'another value';
}

/** The number of an object's fields that are named when another type was sent in its place. */
const mostNamed = 4;

/**
 * Returns the names of the fields of a schema's object at the given keys; none if there is no
 * object.
 */
function fieldsAt(schema: unknown, keys: readonly unknown[]): string[] {
  const { wrapped: inner, entries, item } = schemaParts(schema);
  if (inner !== undefined) return fieldsAt(inner, keys);
  const [key, ...rest] = keys;
  if (key === undefined) return isObject(entries) ? Object.keys(entries) : [];
  if (typeof key === 'number') return fieldsAt(item, rest);
  return isObject(entries) && typeof key === 'string'
    ? fieldsAt(Reflect.get(entries, key), rest)
    : [];
}

const schemaPartsSchema = v.fallback(
  v.object({
    wrapped: v.optional(v.unknown()),
    entries: v.optional(v.unknown()),
    item: v.optional(v.unknown()),
  }),
  { wrapped: undefined, entries: undefined, item: undefined },
);

/** Returns the parts of a schema. An optional schema wraps another one. */
function schemaParts(schema: unknown) {
  return v.parse(schemaPartsSchema, schema);
}

/** Returns the JSON path (RFC 9535) of the keys of a schema issue. */
function jsonPath(path: readonly { key: unknown }[] | undefined = []): string {
  return path.reduce((text, { key }) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    return identifier.test(name) ? `${text}.${name}` : `${text}[${JSON.stringify(name)}]`;
  }, '$');
}

const looseSearchSchema = v.object({ hotels: v.nullish(v.unknown()) });

/**
 * Finds a missing list. It counts as an empty one, so the page works. But the traveler reads 'No
 * hotels found', which is wrong if the hotels are elsewhere in the response. Spec §7.
 */
function missingHotels(value: unknown): Occurrence | undefined {
  if (!v.is(looseSearchSchema, value) || value.hotels != null) return undefined;
  const place = placeOfList(value);
  if (place === undefined) return { at: '$.hotels', received: value.hotels };
  return {
    at: '$.hotels',
    rank: 'broken',
    description: `nothing; the hotels are at ${place}`,
    expected: 'the list of hotels at $.hotels: {"hotels": [ … ]}',
  };
}

/** Finds the expected hotel or list if it is inside another object or list. */
function wrapped(endpoint: Endpoint, value: unknown): Occurrence | undefined {
  const { at } = hotelCalls[endpoint].items;
  if (at === '$') {
    const isHotel = isObject(value) && Object.keys(hotelSchema.entries).some((key) => key in value);
    const place = isHotel ? undefined : findWrapped(value, looksLikeHotel);
    if (place === undefined) return undefined;
    return {
      at: '$',
      description: `the hotel at ${place}`,
      expected: 'the hotel itself: {"id": …, "name": …}',
    };
  }
  if (at === '$.hotels[*]') {
    if (!v.is(looseSearchSchema, value) || value.hotels == null || Array.isArray(value.hotels))
      return undefined;
    const place = findWrapped(value.hotels, looksLikeHotels, '$.hotels');
    if (place === undefined) return undefined;
    return { at: '$.hotels', description: `the hotels at ${place}`, expected: 'a list' };
  }
  const place = Array.isArray(value) ? undefined : placeOfList(value);
  if (place === undefined) return undefined;
  return { at: '$', description: `the hotels at ${place}`, expected: bareList };
}

function placeOfList(value: unknown): string | undefined {
  return looksLikeHotels(value) ? '$' : findWrapped(value, looksLikeHotels);
}
