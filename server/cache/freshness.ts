import CachePolicy from 'http-cache-semantics';
import type { ProviderResponse } from '../provider/providerResponse.ts';

type Headers = ProviderResponse['headers'];

/** How long an answer may be used, on the clock of who asks; 0 where it may not be. */
export type Freshness = {
  /** Whether it may be kept at all. */
  storable: boolean;
  /** Whether it also answers those who asked the same while it was on its way; an error always does. */
  shareable: boolean;
  /** Whether it would be another one in another language. */
  byLanguage: boolean;
  /** When its age was zero. */
  bornAt: number;
  freshUntil: number;
  staleWhileRevalidateUntil: number;
  staleIfErrorUntil: number;
};

const noCache = /(?:^|[\s,])no-cache\b/;
const mustAsk = /(?:^|[\s,])(?:must-revalidate|no-cache)\b/;
const staleWhileRevalidate = /(?:^|[\s,])stale-while-revalidate="?(\d+)/;
const staleIfError = /(?:^|[\s,])stale-if-error="?(\d+)/;

/** `now` is when the answer came, `upstreamMs` how long that took, which counts as age. */
export type Received = { now: number; upstreamMs: number; defaultTtlSeconds: number };

/**
 * What the provider's headers allow a shared cache, as RFC 9111 reads them, with the two extensions
 * of RFC 5861. The library decides whether and how long; what it leaves out is put right before: it
 * takes directives in lower case alone, and a fresh `proxy-revalidate` for a stale one. Nothing is
 * guessed from Last-Modified: `defaultTtlSeconds` stands in where the provider says nothing at all.
 */
export function judgeFreshness(status: number, headers: Headers, received: Received): Freshness {
  const { now, upstreamMs, defaultTtlSeconds } = received;
  const directives = directivesOf(headers, defaultTtlSeconds);
  const policy = new CachePolicy(
    { method: 'GET', headers: {} },
    {
      status,
      headers: {
        ...headers,
        'cache-control': directives,
        date: headers['date'] ?? new Date(now).toUTCString(),
      },
    },
    { shared: true, cacheHeuristic: 0, immutableMinTimeToLive: 0 },
  );
  const varies = (headers['vary'] ?? '').toLowerCase().split(/[\s,]+/);
  const storable = policy.storable() && !varies.includes('*');
  const bornAt = now - upstreamMs - seconds(headers['age']) * 1_000;
  const lifetime = storable ? policy.maxAge() * 1_000 : 0;
  const freshUntil = bornAt + lifetime;
  const staleUntil = (directive: RegExp) => {
    if (!storable || mustAsk.test(directives)) return 0;
    const [, value] = directive.exec(directives) ?? [];
    return value === undefined ? 0 : freshUntil + seconds(value) * 1_000;
  };
  return {
    storable,
    shareable: status !== 200 || (storable && !noCache.test(directives)),
    byLanguage: varies.includes('accept-language'),
    bornAt,
    freshUntil,
    staleWhileRevalidateUntil: staleUntil(staleWhileRevalidate),
    staleIfErrorUntil: staleUntil(staleIfError),
  };
}

function directivesOf(headers: Headers, defaultTtlSeconds: number): string {
  const given = headers['cache-control']?.toLowerCase();
  if (given !== undefined) return given.replaceAll('proxy-revalidate', 'must-revalidate');
  const silent = headers['expires'] === undefined;
  return silent && defaultTtlSeconds > 0 ? `max-age=${defaultTtlSeconds}` : '';
}

function seconds(text: string | undefined): number {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : 0;
}

/**
 * Whether a 304 speaks of the answer that is kept, so that its body may be used on: both must name
 * the same validator. RFC 9111 §4.3.4.
 */
export function confirms(kept: Headers, notModified: Headers): boolean {
  const policy = new CachePolicy({ headers: {} }, { status: 200, headers: { ...kept } });
  const response = { status: 304, headers: { ...notModified } };
  return policy.revalidatedPolicy({ headers: {} }, response).matches;
}
