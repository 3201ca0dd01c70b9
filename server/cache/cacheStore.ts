import { LRUCache } from 'lru-cache';
import type { Freshness } from '#contracts/provider/calls/freshness.ts';
import type { CacheableResponse } from './cacheableResponse.ts';

/** A stored response, and how it may be reused. */
export type CacheEntry = { response: CacheableResponse; freshness: Freshness };

/** Which other clients may be given the response to a path, where not all of them may. */
type Sharing = 'same language' | 'none';
const maxPaths = 10_000;

/**
 * Stores responses in memory, up to `maxBytes` with all their content encodings; the least recently
 * used ones are dropped first. 0 stores nothing. It also remembers which paths vary by
 * Accept-Language, since their entries are stored under a key for each language, and which are not
 * shareable at all.
 */
export class CacheStore {
  private readonly entries: LRUCache<string, CacheEntry> | undefined;
  // Each is one of `maxSize`: `max` would reserve the memory of all paths at the start.
  private readonly sharing = new LRUCache<string, Sharing>({
    maxSize: maxPaths,
    sizeCalculation: () => 1,
  });

  constructor(maxBytes: number) {
    if (maxBytes > 0) {
      this.entries = new LRUCache({
        maxSize: maxBytes,
        sizeCalculation: ({ response }, key) => response.bytes + key.length,
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

  /** Stores the entry unless it is larger than the whole store. Returns whether it did. */
  set(key: string, entry: CacheEntry): boolean {
    const put = () => this.entries?.set(key, entry);
    put();
    entry.response.onGrow(() => {
      if (this.entries?.peek(key) !== entry) return;
      // The library measures only new values.
      this.entries.delete(key);
      put();
    });
    return this.entries?.has(key) ?? false;
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
}
