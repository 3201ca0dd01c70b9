import { LRUCache } from 'lru-cache';
import type { Freshness } from '#contracts/provider/calls/freshness.ts';
import type { CacheableResponse } from './cacheableResponse.ts';

/** A stored response, the rules for its reuse, and the ids of the hotels in it. */
export type CacheEntry = {
  response: CacheableResponse;
  freshness: Freshness;
  hotels: readonly string[];
};
type StoredEntry = CacheEntry & { renewals: Renewals };

/**
 * A token bucket that limits how often a path is renewed early because one of its hotels has
 * changed. `left` is the number of tokens at the time `at`, in milliseconds.
 */
type Renewals = { left: number; at: number };
const mostRenewals = 10;
const renewalMs = 10_000;

/**
 * The memory of the index in bytes, for each entry and for each hotel of an entry. Measured like
 * the other overheads.
 */
const indexOverhead = 384;
const hotelOverhead = 128;

/** Which other clients may receive the response to a path, if not all of them may. */
type Sharing = 'same language' | 'none';
const maxPaths = 10_000;

/**
 * Stores responses in memory, up to `maxBytes` with all their content encodings. The least recently
 * used ones are dropped first. A limit of 0 stores nothing.
 *
 * The store also remembers the entries of each hotel, and the paths whose responses are not
 * shareable. Paths whose responses vary by Accept-Language have a key for each language.
 */
export class CacheStore {
  private readonly entries: LRUCache<string, StoredEntry> | undefined;
  private readonly keysOfHotels = new Map<string, Set<string>>();
  // Each entry counts as one of `maxSize`, because `max` would reserve the memory of all paths at
  // the start.
  private readonly sharing = new LRUCache<string, Sharing>({
    maxSize: maxPaths,
    sizeCalculation: () => 1,
  });

  constructor(maxBytes: number) {
    if (maxBytes > 0) {
      this.entries = new LRUCache({
        maxSize: maxBytes,
        sizeCalculation: ({ response, hotels }, key) =>
          response.bytes + key.length + indexOverhead + hotelOverhead * hotels.length,
        dispose: ({ hotels }, key) => this.removeFromIndex(key, hotels),
      });
    }
  }

  /**
   * Returns the key under which the response to this path is stored for a client with this
   * Accept-Language.
   */
  keyOf(path: string, language = ''): string {
    if (!this.variesByLanguage(path)) return path;
    return `${path} ${language.toLowerCase().replaceAll(' ', '')}`;
  }

  get(key: string): CacheEntry | undefined {
    return this.entries?.get(key);
  }

  /**
   * Stores the entry unless it is larger than the whole store. Returns whether it was stored.
   * `outdated` says that one of its hotels has changed since the request.
   */
  set(key: string, entry: CacheEntry, now: number, outdated: boolean): boolean {
    const renewals = this.entries?.peek(key)?.renewals ?? { left: mostRenewals, at: now };
    const stored = { ...entry, renewals };
    if (outdated) expire(stored, now);
    const put = () => {
      this.entries?.set(key, stored);
      if (this.entries?.has(key)) this.addToIndex(key, entry.hotels);
    };
    put();
    entry.response.onGrow(() => {
      if (this.entries?.peek(key) !== stored) return;
      // The library computes the size of an entry only when the entry is inserted.
      this.entries.delete(key);
      put();
    });
    return this.entries?.has(key) ?? false;
  }

  /** Makes sure that every entry with one of these hotels is renewed before it is used again. */
  expireHotels(hotels: readonly string[], now: number): void {
    const keys = new Set(hotels.flatMap((id) => [...(this.keysOfHotels.get(id) ?? [])]));
    for (const key of keys) {
      const entry = this.entries?.peek(key);
      if (entry) expire(entry, now);
    }
  }

  delete(key: string): void {
    this.entries?.delete(key);
  }

  variesByLanguage(path: string): boolean {
    return this.sharing.peek(path) === 'same language';
  }

  isShareable(path: string): boolean {
    return this.sharing.get(path) !== 'none';
  }

  /** Remembers which clients may share the latest response to a path. */
  setSharing(path: string, { variesByLanguage, shareable }: Freshness): void {
    if (shareable && !variesByLanguage) {
      this.sharing.delete(path);
      return;
    }
    const sharing = variesByLanguage ? 'same language' : 'none';
    if (this.sharing.get(path) !== sharing) this.entries?.delete(path);
    this.sharing.set(path, sharing);
  }

  /** Returns the usage for the metrics. */
  usage(): { entries: number; bytes: number } {
    return { entries: this.entries?.size ?? 0, bytes: this.entries?.calculatedSize ?? 0 };
  }

  private addToIndex(key: string, hotels: readonly string[]): void {
    for (const id of hotels) {
      const keys = this.keysOfHotels.get(id) ?? new Set();
      this.keysOfHotels.set(id, keys.add(key));
    }
  }

  private removeFromIndex(key: string, hotels: readonly string[]): void {
    for (const id of hotels) {
      const keys = this.keysOfHotels.get(id);
      if (keys?.delete(key) && keys.size === 0) this.keysOfHotels.delete(id);
    }
  }
}

/**
 * Ends the freshness of an entry immediately. If its path was renewed early too often, the
 * freshness ends only when the bucket has its next token. Without that limit, a client that books
 * and cancels all day would keep the cache empty. While the provider fails, the entry may be used
 * for as long as it would have been fresh.
 */
function expire(entry: StoredEntry, now: number): void {
  const { freshness, renewals } = entry;
  const { freshUntil, staleIfErrorUntil } = freshness;
  const refilled = Math.min(mostRenewals, renewals.left + (now - renewals.at) / renewalMs);
  const until = now + Math.max(0, 1 - refilled) * renewalMs;
  if (freshUntil > until) entry.renewals = { left: refilled - 1, at: now };
  entry.freshness = {
    ...freshness,
    freshUntil: Math.min(freshUntil, until),
    staleWhileRevalidateUntil: 0,
    staleIfErrorUntil: Math.max(staleIfErrorUntil, freshUntil),
  };
}
