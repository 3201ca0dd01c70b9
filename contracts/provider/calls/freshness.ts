/** The headers of a response, with names in lower case. */
export type ResponseHeaders = Readonly<Partial<Record<string, string>>>;

/**
 * The rules for reusing a response. Times are milliseconds of the cache's clock, or 0 if this kind
 * of reuse is not allowed.
 */
export type Freshness = {
  storable: boolean;
  /**
   * True if the response may be sent to other clients whose requests were waiting for it. This is
   * always true for errors.
   */
  shareable: boolean;
  /** True if the response depends on Accept-Language. */
  variesByLanguage: boolean;
  /** The time at which the age of the response was 0. */
  generatedAt: number;
  freshUntil: number;
  staleWhileRevalidateUntil: number;
  staleIfErrorUntil: number;
};

/**
 * The arrival of a response: the time on the cache's clock, the time on the wall clock, and the
 * duration of the request.
 */
type Receipt = { now: number; date: number; upstreamMs: number };

/**
 * The statuses of responses that may be stored. Of the errors, only that of a missing hotel may be
 * stored, because any other error may be over at the next request.
 */
const storableStatuses = new Set([200, 404, 410]);
const mustRevalidate = ['must-revalidate', 'proxy-revalidate', 'no-cache'];

/**
 * Applies the caching rules of RFC 9111 for a shared cache, with stale-while-revalidate and
 * stale-if-error (RFC 5861). `defaultTtlSeconds` is the lifetime of a 200 without Cache-Control and
 * Expires. Last-Modified is not used to guess a lifetime. Errors are stored only if the provider
 * states a lifetime for them.
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

/**
 * Returns whether a response must be stored once for each language, according to its `Vary` header.
 */
export function variesByLanguage(headers: ResponseHeaders): boolean {
  return varied(headers).includes('accept-language');
}

function varied(headers: ResponseHeaders): string[] {
  return (headers['vary'] ?? '').toLowerCase().split(/[\s,]+/);
}

/** Returns the lifetime in seconds that the headers state, or undefined. RFC 9111 §4.2.1. */
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
 * Returns the age of a response at its arrival, in milliseconds. This is the value of `Age` plus
 * the duration of the request, or the time since `Date`, whichever is longer. RFC 9111 §4.2.3.
 */
function initialAge(headers: ResponseHeaders, { date, upstreamMs }: Receipt): number {
  const sent = Date.parse(headers['date'] ?? '');
  const apparentAge = Number.isNaN(sent) ? 0 : Math.max(0, date - sent);
  return Math.max(apparentAge, statedAge(headers) + upstreamMs);
}

/**
 * Returns the time that another cache has held a response, according to its `Age` header, in
 * milliseconds. Returns 0 without a valid header.
 */
export function statedAge(headers: ResponseHeaders): number {
  return parseSeconds(headers['age']) * 1_000;
}

/**
 * The directives of a Cache-Control header in lower case, each with its seconds, or 0 if it has
 * none.
 */
type CacheControl = ReadonlyMap<string, number>;

const directive = /([\w-]+)\s*(?:=\s*(?:"((?:\\.|[^"\\])*)"|([^\s,"]*)))?/g;
const maxSeconds = 2 ** 31;

/**
 * Parses Cache-Control. If a directive occurs several times, the smallest value counts. A value
 * that is not a whole number counts as 0. As a result, a response with invalid headers counts as
 * stale. RFC 9111 §4.2.1.
 */
function parseCacheControl(header = ''): CacheControl {
  const directives = new Map<string, number>();
  for (const [, name = '', quoted, token] of header.toLowerCase().matchAll(directive)) {
    const seconds = parseSeconds(quoted ?? token);
    directives.set(name, Math.min(seconds, directives.get(name) ?? seconds));
  }
  return directives;
}

/**
 * Parses a number of seconds in an HTTP header. Returns 0 if it is missing or invalid. RFC 9111
 * §1.2.2.
 */
function parseSeconds(text: string | undefined): number {
  return text !== undefined && /^\d+$/.test(text) ? Math.min(Number(text), maxSeconds) : 0;
}

const describesMessage = new Set(['age', 'date', 'retry-after']);

/**
 * Returns whether a 304 confirms the stored response. Both must have the same validator. RFC 9111
 * §4.3.4.
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
 * Returns the headers of a stored response after a 304 confirmed it. The values of the 304 replace
 * the stored ones. Content-Type and Content-Language stay, because they describe the unchanged
 * content. `Age` and `Date` belong to one message and are never copied. RFC 9111 §3.2.
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
