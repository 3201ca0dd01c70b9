/** The headers of a response, by their names in lower case. */
export type ResponseHeaders = Readonly<Partial<Record<string, string>>>;

/**
 * How a response may be reused. Times are milliseconds of the cache's clock, 0 where it may not be.
 */
export type Freshness = {
  /** Whether it may be stored. */
  storable: boolean;
  /** Whether it may be used for other clients whose requests waited for it. Errors always may. */
  shareable: boolean;
  /** Whether it depends on Accept-Language. */
  variesByLanguage: boolean;
  /** When its age was 0. */
  generatedAt: number;
  freshUntil: number;
  staleWhileRevalidateUntil: number;
  staleIfErrorUntil: number;
};

/**
 * When a response was received: on the cache's clock, by the wall clock, and how long the request
 * took.
 */
type Receipt = { now: number; date: number; upstreamMs: number };

/** A missing hotel is worth remembering. Other errors may be over at the next request. */
const storableStatuses = new Set([200, 404, 410]);
const mustRevalidate = ['must-revalidate', 'proxy-revalidate', 'no-cache'];

/**
 * Applies the caching rules of RFC 9111 for a shared cache, with stale-while-revalidate and
 * stale-if-error (RFC 5861). `defaultTtlSeconds` is the lifetime of a 200 without Cache-Control and
 * Expires; nothing is guessed from Last-Modified, and errors are stored only if the provider says
 * for how long.
 */
export function evaluateFreshness(
  status: number,
  headers: ResponseHeaders,
  receipt: Receipt,
  defaultTtlSeconds: number,
): Freshness {
  const directives = parseCacheControl(headers['cache-control']);
  const explicit = explicitLifetime(headers, directives, receipt);
  const storable =
    storableStatuses.has(status) &&
    (status === 200 || explicit !== undefined) &&
    !directives.has('no-store') &&
    !directives.has('private') &&
    !varied(headers).includes('*');
  const usesDefault = headers['cache-control'] === undefined && status === 200;
  const seconds = explicit ?? (usesDefault ? defaultTtlSeconds : 0);
  const lifetime = storable && !directives.has('no-cache') ? seconds * 1_000 : 0;
  const generatedAt = receipt.now - initialAge(headers, receipt);
  const freshUntil = generatedAt + lifetime;
  const staleAllowed = storable && !mustRevalidate.some((name) => directives.has(name));
  const staleUntil = (name: string) => {
    const extra = directives.get(name);
    return staleAllowed && extra !== undefined ? freshUntil + extra * 1_000 : 0;
  };
  return {
    storable,
    shareable: status !== 200 || (storable && !directives.has('no-cache')),
    variesByLanguage: variesByLanguage(headers),
    generatedAt,
    freshUntil,
    staleWhileRevalidateUntil: staleUntil('stale-while-revalidate'),
    staleIfErrorUntil: staleUntil('stale-if-error'),
  };
}

/** Whether a response is stored once for each language: it says so in `Vary`. */
export function variesByLanguage(headers: ResponseHeaders): boolean {
  return varied(headers).includes('accept-language');
}

function varied(headers: ResponseHeaders): string[] {
  return (headers['vary'] ?? '').toLowerCase().split(/[\s,]+/);
}

/** The lifetime in seconds that the headers state, if they do. RFC 9111 §4.2.1. */
function explicitLifetime(
  headers: ResponseHeaders,
  directives: CacheControl,
  { date }: Receipt,
): number | undefined {
  const stated = directives.get('s-maxage') ?? directives.get('max-age');
  if (stated !== undefined || headers['expires'] === undefined) return stated;
  const expires = Date.parse(headers['expires']);
  const sent = Date.parse(headers['date'] ?? '');
  const seconds = (expires - (Number.isNaN(sent) ? date : sent)) / 1_000;
  return Number.isNaN(expires) ? 0 : Math.max(0, seconds);
}

/**
 * The age of a response when it arrives, in milliseconds: what `Age` states plus the time of the
 * request, or the time since `Date`, if that is longer. RFC 9111 §4.2.3.
 */
function initialAge(headers: ResponseHeaders, { date, upstreamMs }: Receipt): number {
  const sent = Date.parse(headers['date'] ?? '');
  const apparentAge = Number.isNaN(sent) ? 0 : Math.max(0, date - sent);
  return Math.max(apparentAge, statedAge(headers) + upstreamMs);
}

/** How long another cache has had a response, as its `Age` states it, in milliseconds; else 0. */
export function statedAge(headers: ResponseHeaders): number {
  return parseSeconds(headers['age']) * 1_000;
}

/**
 * The directives of a Cache-Control header, in lower case, each with its seconds; 0 where it has
 * none.
 */
type CacheControl = ReadonlyMap<string, number>;

const directive = /([\w-]+)\s*(?:=\s*(?:"((?:\\.|[^"\\])*)"|([^\s,"]*)))?/g;
const maxSeconds = 2 ** 31;

/**
 * Parses Cache-Control. Of a directive that is given several times the smallest value counts, and a
 * value that is not a whole number counts as 0, so that invalid headers make a response stale. RFC
 * 9111 §4.2.1.
 */
function parseCacheControl(header = ''): CacheControl {
  const directives = new Map<string, number>();
  for (const [, name = '', quoted, token] of header.toLowerCase().matchAll(directive)) {
    const seconds = parseSeconds(quoted ?? token);
    directives.set(name, Math.min(seconds, directives.get(name) ?? seconds));
  }
  return directives;
}

/** A number of seconds as HTTP headers state it; 0 if it is missing or invalid. RFC 9111 §1.2.2. */
function parseSeconds(text: string | undefined): number {
  return text !== undefined && /^\d+$/.test(text) ? Math.min(Number(text), maxSeconds) : 0;
}

const describesMessage = new Set(['age', 'date', 'retry-after']);

/**
 * Whether a 304 confirms the stored response: both must have the same validator. RFC 9111 §4.3.4.
 */
export function confirms(stored: ResponseHeaders, notModified: ResponseHeaders): boolean {
  if (notModified['etag'] !== undefined)
    return opaqueTag(notModified['etag']) === opaqueTag(stored['etag']);
  const lastModified = notModified['last-modified'];
  return lastModified !== undefined && lastModified === stored['last-modified'];
}

function opaqueTag(etag: string | undefined): string | undefined {
  return etag?.replace(/^\s*W\//, '').trim();
}

/**
 * The headers of a stored response after a 304 confirmed it. The 304's values replace the stored
 * ones, but for those that describe the stored content (Content-Type, Content-Language): the
 * content has not changed. `Age` and `Date` belong to one message and are never taken over. RFC
 * 9111 §3.2.
 */
export function updateHeaders(
  stored: ResponseHeaders,
  notModified: ResponseHeaders,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of Object.keys({ ...stored, ...notModified })) {
    const value = name.startsWith('content-')
      ? stored[name]
      : (notModified[name] ?? (describesMessage.has(name) ? undefined : stored[name]));
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
