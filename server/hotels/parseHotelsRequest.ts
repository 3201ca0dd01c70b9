import { hotelIdPattern, hotelsPaths } from '#contracts/hotels.ts';

/**
 * A parsed request to one of the four endpoints: `path` is the provider's, rebuilt from the parsed
 * parts, and `key` is the same for every spelling of one request. Spec §7.
 */
export type HotelsRequest = {
  endpoint: 'search' | 'rand4' | 'rand8' | 'hotel';
  key: string;
  path: string;
};

/** Why a request does not reach the provider; `allow` is the Allow header of a 405. */
export type RejectedRequest = { status: 400 | 404 | 405 | 414; detail: string; allow?: string };

const longestAddress = 2_048;
const longestValue = { check_in: 32, check_out: 32, city: 200 } as const;
type Parameter = keyof typeof longestValue;

const hotels = hotelsPaths.hotel.slice(0, hotelsPaths.hotel.indexOf(':'));
/** Ids that match the pattern and are rejected: the two path segments that lead up, and `__proto__`. */
const notAnId = new Set(['.', '..', '__proto__']);
// The characters of RFC 3986 for a path and query, and those that browsers send unencoded.
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
 * Parses a request line into a request for the provider, or into the reason to reject it. Everything is
 * decoded, checked and encoded anew: a hotel's id must match the contract; the parameters of a search
 * and the dates of a hotel are capped (a city at 200 characters, a date at 32) and put into one order,
 * empty and unknown ones are dropped. `rand4` and `rand8` take no parameters. Creates no URL object,
 * because it runs for every request. Spec §7, RFC 3986.
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
  const reading = path === hotelsPaths.search ? readSearch(query) : readPath(path, query);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || reading === notFound ? reading : readOnly;
}

/** Whether a request was rejected and is to be answered with its status. */
export function isRejected(reading: object): reading is RejectedRequest {
  return 'status' in reading;
}

const rand4: HotelsRequest = { endpoint: 'rand4', key: hotelsPaths.rand4, path: hotelsPaths.rand4 };
const rand8: HotelsRequest = { endpoint: 'rand8', key: hotelsPaths.rand8, path: hotelsPaths.rand8 };

function readPath(path: string, query: string): HotelsRequest | RejectedRequest {
  if (path === hotelsPaths.rand4) return rand4;
  if (path === hotelsPaths.rand8) return rand8;
  if (!path.startsWith(hotels)) return notFound;
  const id = decoded(path.slice(hotels.length));
  if (id === undefined) return malformed;
  if (!hotelIdPattern.test(id) || notAnId.has(id)) return notFound;
  // An encoded spelling of another endpoint's name, which the provider would take for that endpoint.
  const plain = hotels + id;
  if (plain !== path && endpointPaths.has(plain)) return notFound;
  const values = readParameters(query, isStayParameter);
  if (isRejected(values)) return values;
  return toRequest('hotel', hotels + encodeURIComponent(id), values);
}

const endpointPaths = new Set<string>([hotelsPaths.search, hotelsPaths.rand4, hotelsPaths.rand8]);

function readSearch(query: string): HotelsRequest | RejectedRequest {
  const values = readParameters(query, isParameter);
  return isRejected(values) ? values : toRequest('search', hotelsPaths.search, values);
}

type Values = Partial<Record<Parameter, string>>;

function readParameters(
  query: string,
  isKnown: (name: string) => name is Parameter,
): Values | RejectedRequest {
  const values: Values = {};
  for (let start = 0; start < query.length;) {
    const next = query.indexOf('&', start);
    const end = next === -1 ? query.length : next;
    const equals = query.indexOf('=', start);
    const split = equals === -1 || equals > end ? end : equals;
    const name = formDecoded(query.slice(start, split));
    if (name === undefined || name.startsWith('__proto__')) return malformed;
    if (isKnown(name)) {
      const value = formDecoded(query.slice(split + 1, end));
      if (value === undefined || control.test(value)) return malformed;
      if (values[name] !== undefined) return { status: 400, detail: `${name} is given twice.` };
      if (value.length > longestValue[name]) return { status: 400, detail: `${name} is too long.` };
      values[name] = value;
    }
    start = end + 1;
  }
  return values;
}

function toRequest(endpoint: 'search' | 'hotel', path: string, values: Values): HotelsRequest {
  const { check_in, check_out, city } = values;
  const query = part('check_in', check_in) + part('check_out', check_out) + part('city', city);
  const whole = query ? `${path}?${query.slice(1)}` : path;
  return { endpoint, key: whole, path: whole };
}

function isStayParameter(name: string): name is Parameter {
  return name === 'check_in' || name === 'check_out';
}

function isParameter(name: string): name is Parameter {
  return name === 'city' || isStayParameter(name);
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
