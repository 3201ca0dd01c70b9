/**
 * What an answer owes to the cache: `hit` nobody was asked, `stale` nor was it waited for, but the
 * provider is being asked for the next one; `revalidated` the provider confirmed the kept answer;
 * `fallback` it failed, and a kept answer stood in; `collapsed` another traveller's question brought
 * it; `miss` this one's own.
 */
export type CacheUse = 'hit' | 'stale' | 'revalidated' | 'fallback' | 'collapsed' | 'miss';

/** How a question was passed on, in the words of RFC 9211. */
export type Forward = {
  why: 'uri-miss' | 'vary-miss' | 'stale';
  /** The provider's own status, where the answer has another. */
  status?: number;
  stored: boolean;
};

/** The Cache-Status of an answer from the cache; a negative `ttl` says for how long it has been stale. RFC 9211 §2. */
export function hitStatus(ttl: number): string {
  return `hotels; hit; ttl=${ttl}`;
}

/** The Cache-Status of an answer for which the provider was asked. RFC 9211 §2. */
export function forwardStatus(use: CacheUse, { why, status, stored }: Forward): string {
  let text = `hotels; fwd=${why}`;
  if (status !== undefined) text += `; fwd-status=${status}`;
  if (stored && use !== 'collapsed') text += '; stored';
  if (use === 'collapsed') text += '; collapsed';
  if (use === 'fallback') text += '; detail=stale-if-error';
  return text;
}
