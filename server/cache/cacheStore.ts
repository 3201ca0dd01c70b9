import { LRUCache } from 'lru-cache';
import type { Freshness } from '#contracts/provider/calls/freshness.ts';
import type { CacheableResponse } from './cacheableResponse.ts';

/** A stored response, how it may be reused, and the ids of the hotels that it is about. */
export type CacheEntry = {
  response: CacheableResponse;
  freshness: Freshness;
  hotels: readonly string[];
};
type StoredEntry = CacheEntry & { renewals: Renewals };

/**
 * How often the response to a path may still be renewed early, because one of its hotels has
 * changed: a token bucket, as it was at a time.
 */
type Renewals = { left: number; at: number };
const mostRenewals = 10;
const renewalMs = 10_000;

/** The memory that the index takes, in all and for each hotel of an entry; measured as the others. */
const indexOverhead = 384;
const hotelOverhead = 128;

/** Which other clients may be given the response to a path, where not all of them may. */
type Sharing = 'same language' | 'none';
const maxPaths = 10_000;

/**
 * Stores responses in memory, up to `maxBytes` with all their content encodings; the least recently
 * used ones are dropped first. 0 stores nothing. It also remembers which entries are about which
 * hotel, which paths vary by Accept-Language, since their entries are stored under a key for each
 * language, and which are not shareable at all.
 */
export class CacheStore {
  private readonly entries: LRUCache<string, StoredEntry> | undefined;
  private readonly keysOfHotels = new Map<string, Set<string>>();
  // Each is one of `maxSize`: `max` would reserve the memory of all paths at the start.
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
   * The key under which the response to this path is stored for a client with this Accept-Language.
   */
  keyOf(path: string, language = ''): string {
    if (!this.variesByLanguage(path)) return path;
    return `${path} ${language.toLowerCase().replaceAll(' ', '')}`;
  }

  get(key: string): CacheEntry | undefined {
    return this.entries?.get(key);
  }

  /**
   * Stores the entry unless it is larger than the whole store. Returns whether it did. `outdated`:
   * one of its hotels has changed since it was requested.
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
      // The library measures only new values.
      this.entries.delete(key);
      put();
    });
    return this.entries?.has(key) ?? false;
  }

  /** Has every entry that is about one of these hotels renewed before it is used again. */
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

  /** Remembers how the latest response to a path may be shared. */
  setSharing(path: string, { variesByLanguage, shareable }: Freshness): void {
    if (shareable && !variesByLanguage) {
      this.sharing.delete(path);
      return;
    }
    const sharing = variesByLanguage ? 'same language' : 'none';
    if (this.sharing.get(path) !== sharing) this.entries?.delete(path);
    this.sharing.set(path, sharing);
  }

  /** For the metrics. */
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
 * Ends the freshness of an entry, at once or, if its path has been renewed early too often, when the
 * bucket has its next token: otherwise whoever books and cancels all day keeps the cache empty.
 * While the provider fails, the entry may be used for as long as it would have been fresh.
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
