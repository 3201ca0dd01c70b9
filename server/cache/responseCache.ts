import { LRUCache } from 'lru-cache';
import {
  confirms,
  evaluateFreshness,
  statedAge,
  updateHeaders,
} from '#contracts/provider/calls/freshness.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import type { ProviderResponse } from '../provider/readResponse.ts';
import { CacheableResponse } from './cacheableResponse.ts';
import { type CacheEntry, CacheStore } from './cacheStore.ts';
import { hotelIds } from './hotelIds.ts';
import { InFlightRequests } from './inFlightRequests.ts';

export type ResponseCacheOptions = {
  fetch: ProviderFetch<ProviderRequest>;
  /** How many seconds a response without caching headers is fresh. With 0, it is never fresh. */
  defaultTtlSeconds: number;
  /** The memory for stored responses. With 0, none is stored. */
  maxBytes: number;
  /** Returns monotonic milliseconds, for lifetimes. */
  now?: () => number;
  /** Returns milliseconds since 1970, which are compared with the `Date` of responses. */
  date?: () => number;
};

/** Extracts data from a response for later use, such as the head of a page. */
export type ResponseReader = (request: ProviderRequest, response: CacheableResponse) => void;

/** The client for which a response is fetched. `signal` aborts when it disconnects. */
type CacheClient = {
  requestId: string;
  /** Called only when the provider is called. */
  traceparent?: () => string;
  language?: string;
  signal?: AbortSignal;
};

/** A response and how it was obtained. `forward` is set if the provider was called. */
export type CacheResult = CacheEntry & { use: CacheUse; forward?: Forward; upstreamMs?: number };

/** `outdatedBy` is the number of the last change of one of its hotels since the request. */
type ForwardResult = Omit<CacheResult, 'use'> & {
  use: 'miss' | 'revalidated' | 'fallback';
  outdatedBy?: number | undefined;
};

/** A change of a hotel: its number, counted from 1, and when this process learned about it. */
type HotelChange = { number: number; at: number };
/** The number of hotels whose last change is remembered, for responses to earlier requests. */
const mostChanged = 10_000;

const staleIfErrorStatuses = new Set([500, 502, 503, 504]);

/**
 * A shared HTTP cache in front of the provider (RFC 9111, RFC 5861), in memory. Simultaneous
 * requests for one path share one call to the provider. If its response is for one client only, the
 * other clients make their own calls. Later requests for that path then do not wait for each other.
 * ADR 0008.
 */
export class ResponseCache {
  readonly now: () => number;
  private readonly date: () => number;
  private readonly fetchFromProvider: ProviderFetch<ProviderRequest>;
  private readonly defaultTtlSeconds: number;
  private readonly store: CacheStore;
  private readonly readers: ResponseReader[] = [];
  private readonly inFlight = new InFlightRequests<ForwardResult>();
  // Each entry counts as one of `maxSize`, because `max` would reserve the memory of all hotels at
  // the start.
  private readonly changes = new LRUCache<string, HotelChange>({
    maxSize: mostChanged,
    sizeCalculation: () => 1,
  });
  private lastChange = 0;

  constructor(options: ResponseCacheOptions) {
    this.fetchFromProvider = options.fetch;
    this.defaultTtlSeconds = options.defaultTtlSeconds;
    this.store = new CacheStore(options.maxBytes);
    this.now = options.now ?? (() => performance.now());
    this.date = options.date ?? Date.now;
  }

  /** Returns the cached response if it is fresh, otherwise undefined. */
  get(
    { path }: ProviderRequest,
    language: string | undefined,
    now: number,
  ): CacheEntry | undefined {
    const entry = this.store.get(this.store.keyOf(path, language));
    return entry && now < entry.freshness.freshUntil ? entry : undefined;
  }

  /**
   * Resolves to a cached response or to the provider's response. Rejects with a ProviderError if
   * the provider fails and no stale response may be used, and with the signal's reason when the
   * signal aborts.
   */
  async fetch(request: ProviderRequest, client: CacheClient): Promise<CacheResult> {
    const { path } = request;
    const { language, signal } = client;
    const key = this.store.keyOf(path, language);
    const entry = this.store.get(key);
    const now = this.now();
    if (entry && now < entry.freshness.freshUntil) return { ...entry, use: 'hit' };
    if (entry && now < entry.freshness.staleWhileRevalidateUntil) {
      this.inFlight.share(key, undefined, () => this.forward(request, key, client)).catch(() => {});
      return { ...entry, use: 'stale' };
    }
    if (!this.store.isShareable(path)) return this.forward(request, key, client, signal);
    const known = this.lastChange;
    const isFirst = !this.inFlight.has(key);
    const result = await this.inFlight.share(key, signal, (shared) =>
      this.forward(request, key, client, shared),
    );
    if (isFirst) return result;
    if (this.store.keyOf(path, language) !== key) return this.fetch(request, client);
    if (!result.freshness.shareable) return this.forward(request, key, client, signal);
    // The shared request began before a change that this client has seen.
    if (result.outdatedBy !== undefined && result.outdatedBy <= known)
      return this.fetch(request, client);
    return result.use === 'fallback' ? result : { ...result, use: 'collapsed' };
  }

  /**
   * Makes sure that every stored response with one of these hotels is renewed before it is used
   * again, because rooms were booked or became free. The same applies to responses to requests in
   * flight. A response that was renewed early too often is renewed up to ten seconds late, because
   * `cacheStore.ts` limits early renewals. ADR 0008.
   */
  expireHotels(hotels: readonly string[]): void {
    const at = this.now();
    for (const id of hotels) this.changes.set(id, { number: ++this.lastChange, at });
    this.store.expireHotels(hotels, at);
  }

  /**
   * Registers a reader that receives each new response of the provider after the clients, while its
   * parsed body still exists. If a reader throws, the error is ignored, and the data must be read
   * again when it is needed.
   */
  onReceived(reader: ResponseReader): void {
    this.readers.push(reader);
  }

  private showReaders(request: ProviderRequest, response: CacheableResponse): void {
    for (const read of this.readers) {
      try {
        read(request, response);
      } catch {
        // The failure of a reader does not affect the response.
      }
    }
    response.forgetValue();
  }

  /** Returns the usage for the metrics. */
  usage(): { entries: number; bytes: number } {
    return this.store.usage();
  }

  /**
   * Calls the provider and stores its response. If the provider fails, it falls back to a stale
   * entry where that is allowed.
   */
  private async forward(
    request: ProviderRequest,
    key: string,
    client: CacheClient,
    signal?: AbortSignal,
  ): Promise<ForwardResult> {
    const entry = this.store.get(key);
    const why = this.forwardReason(request, entry);
    const since = { number: this.lastChange, at: this.now() };
    try {
      const received = await this.callProvider(request, client, signal, entry);
      const { status, upstreamMs } = received;
      if (staleIfErrorStatuses.has(status) && this.mayFallBackTo(entry))
        return { ...entry, use: 'fallback', forward: { why, status, stored: false }, upstreamMs };
      const confirmed = status === 304 ? entry : undefined;
      return this.accept(request, client, received, { why, since, confirmed });
    } catch (error) {
      if (signal?.aborted || !this.mayFallBackTo(entry)) throw error;
      return { ...entry, use: 'fallback', forward: { why, stored: false } };
    }
  }

  private mayFallBackTo(entry: CacheEntry | undefined): entry is CacheEntry {
    return entry !== undefined && this.now() < entry.freshness.staleIfErrorUntil;
  }

  /**
   * Revalidates a stored entry if possible. Otherwise, or if the provider does not confirm the
   * entry, it requests the whole response.
   */
  private async callProvider(
    request: ProviderRequest,
    { requestId, traceparent, language }: CacheClient,
    signal: AbortSignal | undefined,
    entry: CacheEntry | undefined,
  ): Promise<ProviderResponse> {
    const options = { requestId, traceparent: traceparent?.(), signal, acceptLanguage: language };
    const { etag, 'last-modified': lastModified } = entry?.response.headers ?? {};
    if (!entry || (etag === undefined && lastModified === undefined))
      return this.fetchFromProvider(request, options);
    const conditional = { etag, lastModified };
    const received = await this.fetchFromProvider(request, { ...options, conditional });
    const isOther = received.status === 304 && !confirms(entry.response.headers, received.headers);
    return isOther ? this.fetchFromProvider(request, options) : received;
  }

  /**
   * Turns the provider's response into a result, and stores it. `confirmed` is the entry that a 304
   * confirmed, `since` the time of the request.
   */
  private accept(
    request: ProviderRequest,
    { language }: CacheClient,
    received: ProviderResponse,
    {
      why,
      since,
      confirmed,
    }: { why: Forward['why']; since: HotelChange; confirmed: CacheEntry | undefined },
  ): ForwardResult {
    const { path } = request;
    const { upstreamMs } = received;
    const status = confirmed?.response.status ?? received.status;
    const headers = confirmed
      ? updateHeaders(confirmed.response.headers, received.headers)
      : { ...received.headers };
    const now = this.now();
    const date = this.date();
    const receipt = { now, date, upstreamMs };
    const freshness = evaluateFreshness(status, headers, receipt, this.defaultTtlSeconds);
    headers['date'] ??= new Date(date).toUTCString();
    const body = confirmed?.response.body ?? received.body;
    const { json, bodyReplaced } = received;
    const response = new CacheableResponse(
      { status, headers, body, ...(!confirmed && { json, bodyReplaced }) },
      confirmed?.response,
    );
    // Waiting clients receive the response before this runs.
    if (!confirmed) setImmediate(() => this.showReaders(request, response));
    if (status === 200) this.store.setSharing(path, freshness);
    const hotels = confirmed?.hotels ?? hotelIds(request, received);
    const entry = { response, freshness, hotels };
    const outdatedBy = this.lastChangeOf(hotels, since);
    const outdated = outdatedBy !== undefined || this.isOlderThanChange(entry, since);
    const stored = this.save(this.store.keyOf(path, language), entry, now, outdated);
    return {
      ...entry,
      use: confirmed ? 'revalidated' : 'miss',
      forward: { why, stored, status: confirmed ? 304 : undefined },
      upstreamMs,
      outdatedBy,
    };
  }

  /**
   * Returns the number of the last change of these hotels since `since`, or undefined if there is
   * none.
   */
  private lastChangeOf(hotels: readonly string[], since: HotelChange): number | undefined {
    if (this.lastChange === since.number) return undefined;
    const last = hotels.reduce((most, id) => Math.max(most, this.changes.peek(id)?.number ?? 0), 0);
    return last > since.number ? last : undefined;
  }

  /**
   * Returns whether the response comes from another cache, at the provider, that stored it before
   * one of its hotels changed.
   */
  private isOlderThanChange({ response, hotels }: CacheEntry, { at }: HotelChange): boolean {
    const age = statedAge(response.headers);
    return age > 0 && hotels.some((id) => (this.changes.peek(id)?.at ?? -Infinity) > at - age);
  }

  /**
   * Stores an entry that can be used or revalidated later. Any other response removes the entry
   * that it replaces, unless the failure is temporary.
   */
  private save(key: string, entry: CacheEntry, now: number, outdated: boolean): boolean {
    const { response, freshness } = entry;
    const { freshUntil, staleIfErrorUntil, staleWhileRevalidateUntil } = freshness;
    const usable = now < Math.max(freshUntil, staleIfErrorUntil, staleWhileRevalidateUntil);
    const { etag, 'last-modified': lastModified } = response.headers;
    const canRevalidate = etag !== undefined || lastModified !== undefined;
    if (freshness.storable && (usable || canRevalidate))
      return this.store.set(key, entry, now, outdated);
    const temporary = response.status >= 500 || response.status === 429;
    if (!temporary) this.store.delete(key);
    return false;
  }

  private forwardReason({ path }: ProviderRequest, entry: CacheEntry | undefined): Forward['why'] {
    if (entry) return 'stale';
    return this.store.variesByLanguage(path) ? 'vary-miss' : 'uri-miss';
  }
}

/**
 * How the cache took part in a response.
 * - `hit`: a fresh cache entry was used; the provider was not called.
 * - `stale`: a stale entry was used while a new response is fetched (stale-while-revalidate).
 * - `revalidated`: the provider confirmed the stale entry with a 304.
 * - `fallback`: the provider failed, and a stale entry was used instead (stale-if-error).
 * - `collapsed`: the response of another client's simultaneous request was used.
 * - `miss`: the provider was called for this request.
 */
type CacheUse = 'hit' | 'stale' | 'revalidated' | 'fallback' | 'collapsed' | 'miss';

/** Why the provider was called, and the result, in the terms of RFC 9211. */
type Forward = {
  why: 'uri-miss' | 'vary-miss' | 'stale';
  /** The provider's status, if the client receives another one. */
  status?: number;
  stored: boolean;
};

/**
 * Returns Cache-Status for a response from the cache. `ttl` is in seconds. A negative `ttl` says
 * how long the response has been stale. RFC 9211 §2.
 */
export function hitStatus(ttl: number): string {
  return `hotels; hit; ttl=${ttl}`;
}

/** Returns Cache-Status for a response for which the provider was called. RFC 9211 §2. */
export function forwardStatus(use: CacheUse, { why, status, stored }: Forward): string {
  let text = `hotels; fwd=${why}`;
  if (status !== undefined) text += `; fwd-status=${status}`;
  if (stored && use !== 'collapsed') text += '; stored';
  if (use === 'collapsed') text += '; collapsed';
  if (use === 'fallback') text += '; detail=stale-if-error';
  return text;
}
