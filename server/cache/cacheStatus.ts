/**
 * How the cache took part in a response.
 * - `hit`: a fresh cache entry was used; the provider was not called.
 * - `stale`: a stale entry was used while a new response is fetched (stale-while-revalidate).
 * - `revalidated`: the provider confirmed the stale entry with a 304.
 * - `fallback`: the provider failed, and a stale entry was used instead (stale-if-error).
 * - `collapsed`: the response of another client's simultaneous request was used.
 * - `miss`: the provider was called for this request.
 */
export type CacheUse = 'hit' | 'stale' | 'revalidated' | 'fallback' | 'collapsed' | 'miss';

/** Why the provider was called, and what came of it, in the terms of RFC 9211. */
export type Forward = {
  why: 'uri-miss' | 'vary-miss' | 'stale';
  /** The provider's status, if the client gets another one. */
  status?: number;
  stored: boolean;
};

/**
 * Cache-Status for a response from the cache. A negative `ttl` tells for how long it has been
 * stale. RFC 9211 §2.
 */
export function hitStatus(ttl: number): string {
  return `hotels; hit; ttl=${ttl}`;
}

/** Cache-Status for a response for which the provider was called. RFC 9211 §2. */
export function forwardStatus(use: CacheUse, { why, status, stored }: Forward): string {
  let text = `hotels; fwd=${why}`;
  if (status !== undefined) text += `; fwd-status=${status}`;
  if (stored && use !== 'collapsed') text += '; stored';
  if (use === 'collapsed') text += '; collapsed';
  if (use === 'fallback') text += '; detail=stale-if-error';
  return text;
}
