import * as v from 'valibot';
import type { HotelCall } from '#contracts/provider/calls/hotelCall.ts';
import {
  type Endpoint,
  everyEndpoint,
  hotelCalls,
  hotelsPaths,
} from '#contracts/provider/calls/hotelCalls.ts';
import { hotelIdPattern } from '#contracts/provider/hotels.ts';
import { queryText } from '#contracts/provider/calls/requestPath.ts';
import { encodeSegment } from '#contracts/values/fillPath.ts';
import { isPlainLine, removeInvisible } from '#contracts/values/plainText.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import { maxUrlLength } from '../request/limits.ts';
import { percentDecode } from '../request/requestTarget.ts';

/**
 * Rewrites a form-encoded query: keeps only the parameters of `schemas`, sorts them, encodes them
 * again and drops empty ones. The values of a list keep their order. Returns the query with its
 * `?`, or an empty text. Returns an error for the client if a parameter is too long or invalid, or
 * if a parameter that is not a list occurs twice.
 */
function canonicalQuery(
  query: string,
  schemas: HotelCall['query'],
): { query: string } | { error: string } {
  const values: Partial<Record<string, string | string[]>> = {};
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=');
    const split = equals === -1 ? pair.length : equals;
    const key = formDecode(pair.slice(0, split));
    if (key === undefined || key.startsWith('__proto__')) return malformedQuery;
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    if (!schema) continue;
    const given = formDecode(pair.slice(split + 1));
    if (given === undefined || !isPlainLine(given)) return malformedQuery;
    const text = removeInvisible(given);
    const before = values[key];
    const listed = Array.isArray(before) ? before : [];
    const value = schema.type === 'array' && text !== '' ? [...listed, text] : text;
    if (before !== undefined && !Array.isArray(value)) return { error: `${key} is given twice.` };
    const [issue] = (value !== '' && v.safeParse(schema, value).issues) || [];
    if (issue?.type === 'max_length') return { error: `${key} is too long.` };
    if (issue) return { error: `${key} is not valid.` };
    values[key] = value;
  }
  return { query: queryText(values) };
}

const malformedQuery = { error: 'The address is malformed.' };

function formDecode(text: string): string | undefined {
  return percentDecode(text.includes('+') ? text.replaceAll('+', ' ') : text);
}

/** The problem response to an invalid request. `allow` is the Allow header of a 405. */
type RejectedRequest = { status: 400 | 404 | 405 | 414; detail: string; allow?: string };

/**
 * Texts that match the pattern of hotel ids, but are path segments with a meaning, or a key that
 * every object has.
 */
const forbiddenIds = new Set(['.', '..', '__proto__']);
// Matches the characters that RFC 3986 allows in a path and query, and those that browsers do not
// encode.
const plainUrl = /^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/;

const notFound: RejectedRequest = { status: 404, detail: 'There is no such endpoint.' };
const readOnly: RejectedRequest = {
  status: 405,
  detail: 'Hotels can only be read.',
  allow: 'GET, HEAD',
};
const tooLong: RejectedRequest = { status: 414, detail: 'The address is too long.' };
const malformed: RejectedRequest = { status: 400, detail: 'The address is malformed.' };

/**
 * Parses the method and URL of a request for one of `hotelCalls`. Decodes, checks and encodes the
 * hotel id again. The schemas of the call check the query parameters, which are encoded again and
 * sorted by name. Empty and unknown parameters are dropped. Spec §7, RFC 3986.
 */
export function parseHotelsRequest(
  method: string,
  rawUrl: string,
): ProviderRequest | RejectedRequest {
  if (rawUrl.length > maxUrlLength) return tooLong;
  if (!plainUrl.test(rawUrl)) return malformed;
  const mark = rawUrl.indexOf('?');
  const path = mark === -1 ? rawUrl : rawUrl.slice(0, mark);
  const query = mark === -1 ? '' : rawUrl.slice(mark + 1);
  const parsed = parsePath(path, query);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || parsed === notFound ? parsed : readOnly;
}

/** Returns whether a request was rejected. */
export function isRejected(parsed: ProviderRequest | RejectedRequest): parsed is RejectedRequest {
  return 'status' in parsed;
}

const staticPaths = new Map<string, Endpoint>();
/** The paths with an id, longest first: the part before the id, and the part after it. */
const hotelPaths: { endpoint: Endpoint; before: string; behind: string }[] = [];
for (const endpoint of everyEndpoint) {
  const [before = '', behind] = hotelsPaths[endpoint].split(':id');
  if (behind === undefined) staticPaths.set(before, endpoint);
  else hotelPaths.push({ endpoint, before, behind });
}
hotelPaths.sort((a, b) => b.behind.length - a.behind.length);

function parsePath(path: string, query: string): ProviderRequest | RejectedRequest {
  const endpoint = staticPaths.get(path);
  if (endpoint) return withQuery(endpoint, path, query);
  const call = hotelPaths.find(
    ({ before, behind }) => path.startsWith(before) && path.endsWith(behind),
  );
  if (!call) return notFound;
  const id = percentDecode(path.slice(call.before.length, path.length - call.behind.length));
  if (id === undefined) return malformed;
  if (!hotelIdPattern.test(id) || forbiddenIds.has(id)) return notFound;
  const canonical = call.before + encodeSegment(id) + call.behind;
  // Only an encoded spelling gets here, such as /api/hotels/%73earch, which is no id of a hotel.
  if (staticPaths.has(canonical)) return notFound;
  return withQuery(call.endpoint, canonical, query);
}

function withQuery(
  endpoint: Endpoint,
  path: string,
  rawQuery: string,
): ProviderRequest | RejectedRequest {
  const { query, siteQuery }: HotelCall = hotelCalls[endpoint];
  const parsed = canonicalQuery(rawQuery, { ...query, ...siteQuery });
  if ('error' in parsed) return { status: 400, detail: parsed.error };
  return { endpoint, path: path + parsed.query };
}
