import * as v from 'valibot';
import { hotelSchema, randomHotelsSchema, searchResponseSchema } from '../../hotels.ts';
import type { Endpoint } from '../../screens.ts';
import { type Breach, eachJson, everyEndpoint, type Rule } from '../rule.ts';

const schemas = {
  search: searchResponseSchema,
  rand4: randomHotelsSchema,
  rand8: randomHotelsSchema,
  hotel: hotelSchema,
} as const;

const nameable = /^[A-Za-z_$][\w$]*$/;

/** Whether each answer has the shape that the site's own schemas ask for. Spec §3 and §7. */
export const shapeRules: readonly Rule[] = [
  {
    id: 'shape',
    title: 'Has the agreed shape',
    group: 'Shape',
    rank: 'broken',
    endpoints: everyEndpoint,
    expects: 'the shape of the contract',
    check: eachJson((value, { endpoint }) => departures(endpoint, value)),
  },
  {
    id: 'search-has-hotels',
    title: 'Search answers a hotels list',
    group: 'Shape',
    rank: 'degraded',
    endpoints: ['search'],
    expects: 'an object with a hotels list, [] when nothing is found',
    check: eachJson(missingHotels),
  },
];

function departures(endpoint: Endpoint, value: unknown): Breach[] {
  const read = v.safeParse(schemas[endpoint], value);
  if (read.success) return [];
  return read.issues.map((issue) => {
    const at = jsonPath(issue.path);
    const inList = /^\$(\.hotels)?\[/.test(at);
    return {
      at,
      came: issue.input,
      expects: wanted(at, endpoint, issue),
      shows: inList ? 'the hotel is left out' : undefined,
    };
  });
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  Array: 'a list',
  Object: 'an object',
  '(string | number)': 'a text or a number',
  '!0': 'a text that is not empty',
};

function wanted(
  at: string,
  endpoint: Endpoint,
  { expected, input }: Pick<v.BaseIssue<unknown>, 'expected' | 'input'>,
): string {
  if (at === '$' && endpoint.startsWith('rand')) return 'a bare list of hotels: [ … ]';
  if (input === undefined) return 'a value: the field is required';
  return kinds[expected ?? ''] ?? expected ?? 'another value';
}

/** A JSON path (RFC 9535) from the keys that lead to a fault. */
function jsonPath(path: readonly { key: unknown }[] | undefined = []): string {
  return path.reduce((text, { key }) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    return nameable.test(name) ? `${text}.${name}` : `${text}[${JSON.stringify(name)}]`;
  }, '$');
}

const looseSearchSchema = v.object({ hotels: v.nullish(v.unknown()) });

/**
 * The specification takes a missing list for an empty one, so the page stands; but a traveller reads
 * 'No hotels found', which is broken where the hotels are there under another name or none. Spec §7.
 */
function missingHotels(value: unknown): Breach | undefined {
  if (!v.is(looseSearchSchema, value) || value.hotels != null) return undefined;
  const elsewhere = Array.isArray(value)
    ? '$'
    : Object.entries(value).find(([, entry]) => Array.isArray(entry) && entry.length > 0)?.[0];
  if (elsewhere === undefined) return { at: '$.hotels', came: value.hotels };
  return {
    at: '$.hotels',
    rank: 'broken',
    came: elsewhere === '$' ? 'a bare list' : `a list under '${elsewhere}'`,
  };
}
