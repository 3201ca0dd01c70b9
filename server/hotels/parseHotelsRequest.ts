import { hotelIdPattern, hotelsPaths } from '#contracts/provider/hotels.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import { maxUrlLength } from '../request/limits.ts';
import { percentDecode } from '../request/requestTarget.ts';
import { canonicalQuery, type Parameter } from './canonicalQuery.ts';

/** The problem response to an invalid request. `allow` is the Allow header of a 405. */
export type RejectedRequest = { status: 400 | 404 | 405 | 414; detail: string; allow?: string };

const hotelPrefix = hotelsPaths.hotel.slice(0, hotelsPaths.hotel.indexOf(':'));
/** They match the pattern of ids, but are path segments with a meaning, or a key that every object has. */
const forbiddenIds = new Set(['.', '..', '__proto__']);
// What RFC 3986 allows in a path and query, and what browsers leave as typed.
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
 * Parses the method and URL of a request. A hotel id is decoded, checked and encoded again. A search takes
 * `check_in`, `check_out` and `city`, a hotel the two dates; they are decoded, limited in length and
 * encoded in this order. Empty and unknown parameters are dropped. rand4 and rand8 take none. Spec §7,
 * RFC 3986.
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

/** Whether a request was rejected. */
export function isRejected(parsed: ProviderRequest | RejectedRequest): parsed is RejectedRequest {
  return 'status' in parsed;
}

const rand4: ProviderRequest = { endpoint: 'rand4', path: hotelsPaths.rand4 };
const rand8: ProviderRequest = { endpoint: 'rand8', path: hotelsPaths.rand8 };

const otherEndpoints = new Set<string>([hotelsPaths.search, hotelsPaths.rand4, hotelsPaths.rand8]);

function parsePath(path: string, query: string): ProviderRequest | RejectedRequest {
  if (path === hotelsPaths.search)
    return withQuery('search', path, query, ['check_in', 'check_out', 'city']);
  if (path === hotelsPaths.rand4) return rand4;
  if (path === hotelsPaths.rand8) return rand8;
  if (!path.startsWith(hotelPrefix)) return notFound;
  const id = percentDecode(path.slice(hotelPrefix.length));
  if (id === undefined) return malformed;
  if (!hotelIdPattern.test(id) || forbiddenIds.has(id)) return notFound;
  const canonical = hotelPrefix + encodeId(id);
  // Reached only by an encoded spelling, such as /api/hotels/%73earch: not the id of a hotel.
  if (otherEndpoints.has(canonical)) return notFound;
  return withQuery('hotel', canonical, query, ['check_in', 'check_out']);
}

/** Encodes every character but letters, digits and `_ . ~ -`, which encodeURIComponent does not quite. */
function encodeId(id: string): string {
  return encodeURIComponent(id).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function withQuery(
  endpoint: ProviderRequest['endpoint'],
  path: string,
  rawQuery: string,
  names: readonly Parameter[],
): ProviderRequest | RejectedRequest {
  const parsed = canonicalQuery(rawQuery, names);
  if ('error' in parsed) return { status: 400, detail: parsed.error };
  return { endpoint, path: path + parsed.query };
}
