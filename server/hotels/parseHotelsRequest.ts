import { hotelIdPattern, hotelsPaths } from '#contracts/hotels.ts';

/**
 * One of the four things a traveller can ask: `path` is the address for the provider, rebuilt from the
 * parsed parts, and `key` is the same for every spelling of one question. Spec §7.
 */
export type HotelsRequest = {
  endpoint: 'search' | 'rand4' | 'rand8' | 'hotel';
  key: string;
  path: string;
};

/** Why a request is answered here; `allow` is the Allow header of a 405. */
export type RejectedRequest = { status: 400 | 404 | 405 | 414; detail: string; allow?: string };

const longestAddress = 2_048;
const longestValue = { check_in: 32, check_out: 32, city: 200 } as const;
type Parameter = keyof typeof longestValue;

const hotels = hotelsPaths.hotel.slice(0, hotelsPaths.hotel.indexOf(':'));
/** What an id may look like and still must not be: the two ways up, and every object's hidden key. */
const notAnId = new Set(['.', '..', '__proto__']);
// Everything that RFC 3986 lets stand in a path and query, and what browsers leave as it is typed.
const plainAddress = /^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/;

const control = /[\x00-\x1f\x7f-\x9f]/;

const notFound: RejectedRequest = { status: 404, detail: 'There is no such endpoint.' };
const readOnly: RejectedRequest = {
  status: 405,
  detail: 'Hotels can only be read.',
  allow: 'GET, HEAD',
};
const tooLong: RejectedRequest = { status: 414, detail: 'The address is too long.' };
const malformed: RejectedRequest = { status: 400, detail: 'The address is malformed.' };

/**
 * Reads a request line into one of the four questions, or into the reason why nobody asks the provider
 * that. Only what is named here passes, and none of it as it was typed: a hotel's id is decoded and
 * must be plain; of a search the three known parameters are decoded, capped (a city at 200 characters,
 * a date at 32) and encoded anew in one order, empty ones left out and unknown ones dropped; the other
 * endpoints take none. It makes no URL object, since every request pays for it. Spec §7, RFC 3986.
 */
export function parseHotelsRequest(
  method: string,
  rawUrl: string,
): HotelsRequest | RejectedRequest {
  if (rawUrl.length > longestAddress) return tooLong;
  if (!plainAddress.test(rawUrl)) return malformed;
  const mark = rawUrl.indexOf('?');
  const path = mark === -1 ? rawUrl : rawUrl.slice(0, mark);
  const query = mark === -1 ? '' : rawUrl.slice(mark + 1);
  const reading = path === hotelsPaths.search ? readSearch(query) : readPath(path);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || reading === notFound ? reading : readOnly;
}

/** Whether a reading is a refusal, to be answered with its status. */
export function isRejected(reading: HotelsRequest | RejectedRequest): reading is RejectedRequest {
  return 'status' in reading;
}

const rand4: HotelsRequest = { endpoint: 'rand4', key: hotelsPaths.rand4, path: hotelsPaths.rand4 };
const rand8: HotelsRequest = { endpoint: 'rand8', key: hotelsPaths.rand8, path: hotelsPaths.rand8 };

function readPath(path: string): HotelsRequest | RejectedRequest {
  if (path === hotelsPaths.rand4) return rand4;
  if (path === hotelsPaths.rand8) return rand8;
  if (!path.startsWith(hotels)) return notFound;
  const id = decoded(path.slice(hotels.length));
  if (id === undefined) return malformed;
  if (!hotelIdPattern.test(id) || notAnId.has(id)) return notFound;
  const canonical = hotels + id;
  // An encoded spelling of another endpoint's name, which the provider would take for that endpoint.
  if (canonical !== path && endpointPaths.has(canonical)) return notFound;
  return { endpoint: 'hotel', key: canonical, path: canonical };
}

const endpointPaths = new Set<string>(Object.values(hotelsPaths));

function readSearch(query: string): HotelsRequest | RejectedRequest {
  const values: Partial<Record<Parameter, string>> = {};
  for (let start = 0; start < query.length;) {
    const next = query.indexOf('&', start);
    const end = next === -1 ? query.length : next;
    const equals = query.indexOf('=', start);
    const split = equals === -1 || equals > end ? end : equals;
    const name = formDecoded(query.slice(start, split));
    if (name === undefined || name.startsWith('__proto__')) return malformed;
    if (isParameter(name)) {
      const value = formDecoded(query.slice(split + 1, end));
      if (value === undefined || control.test(value)) return malformed;
      if (values[name] !== undefined) return { status: 400, detail: `${name} is given twice.` };
      if (value.length > longestValue[name]) return { status: 400, detail: `${name} is too long.` };
      values[name] = value;
    }
    start = end + 1;
  }
  const { check_in, check_out, city } = values;
  const asked = part('check_in', check_in) + part('check_out', check_out) + part('city', city);
  const path = asked ? `${hotelsPaths.search}?${asked.slice(1)}` : hotelsPaths.search;
  return { endpoint: 'search', key: path, path };
}

function isParameter(name: string): name is Parameter {
  return name === 'city' || name === 'check_in' || name === 'check_out';
}

function part(name: Parameter, value: string | undefined): string {
  return value ? `&${name}=${encodeURIComponent(value)}` : '';
}

function formDecoded(text: string): string | undefined {
  return decoded(text.includes('+') ? text.replaceAll('+', ' ') : text);
}

function decoded(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
