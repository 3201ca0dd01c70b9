import { LRUCache } from 'lru-cache';
import type { ProviderClient } from '../provider/createProviderClient.ts';
import type { CacheUse, Forward } from './cacheStatus.ts';
import type { Cancellation } from '../provider/cancellation.ts';
import { confirms, judgeFreshness, type Freshness } from './freshness.ts';
import { Representations } from './representations.ts';
import type { ProviderResponse } from '../provider/providerResponse.ts';
import type { HotelsRequest } from '../hotels/parseHotelsRequest.ts';
import { InFlightRequests } from './inFlightRequests.ts';

export type ResponseCacheOptions = {
  ask: ProviderClient['ask'];
  /** How long an answer is fresh of which the provider says nothing; 0 for not at all. */
  defaultTtlSeconds: number;
  /** The memory that kept answers may take, all their packings included; 0 keeps none. */
  maxBytes: number;
  /** Milliseconds that never run backwards, since 1970 at least roughly. */
  now?: () => number;
};

/** An answer that is kept, and for how long it may be used. */
export type CacheEntry = { answer: Representations; freshness: Freshness };

/** Who asks: `left` is cancelled when they no longer want to know. */
export type Asker = { requestId: string; language?: string; left?: Cancellation };

/** What an asker gets, and how it came about. */
export type CacheResult = CacheEntry & { use: CacheUse; forward?: Forward; upstreamMs?: number };

type Landed = Omit<CacheResult, 'use'> & { use: 'miss' | 'revalidated' | 'fallback' };

/** What was learned of a question from its last answer. */
type Habit = 'by language' | 'not shared';
const mostHabits = 10_000;
const failures = new Set([500, 502, 503, 504]);

/**
 * A shared HTTP cache in front of the provider, for the four questions and nothing else: RFC 9111
 * with RFC 5861, in memory, the least recently used answers going first. Simultaneous askers of one
 * question wait for one call, unless its answer turns out to be for one of them alone; then each of
 * the others makes its own, and the question is not waited on again. ADR 0009.
 */
export class ResponseCache {
  readonly now: () => number;
  private readonly options: ResponseCacheOptions;
  private readonly kept: LRUCache<string, CacheEntry> | undefined;
  private readonly habits = new LRUCache<string, Habit>({ max: mostHabits });
  private readonly flights = new InFlightRequests<Landed>();

  constructor(options: ResponseCacheOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.timeOrigin + performance.now());
    if (options.maxBytes > 0) {
      this.kept = new LRUCache({
        maxSize: options.maxBytes,
        sizeCalculation: ({ answer }, key) => answer.bytes + key.length,
      });
    }
  }

  /** The answer that may be used without asking anybody: the whole of a hit's way through here. */
  fresh(
    question: HotelsRequest,
    language: string | undefined,
    now: number,
  ): CacheEntry | undefined {
    const kept = this.kept?.get(question.key) ?? this.keptByLanguage(question, language);
    return kept && now < kept.freshness.freshUntil ? kept : undefined;
  }

  /** Rejects with the provider's fault where no kept answer may stand in for it. */
  async answer(question: HotelsRequest, asker: Asker): Promise<CacheResult> {
    const key = this.keyOf(question, asker.language);
    const now = this.now();
    const kept = this.kept?.get(key);
    if (kept && now < kept.freshness.freshUntil) return { ...kept, use: 'hit' };
    if (kept && now < kept.freshness.staleWhileRevalidateUntil) {
      this.flights.join(key, undefined, () => this.call(question, key, asker)).catch(() => {});
      return { ...kept, use: 'stale' };
    }
    if (this.habits.get(question.key) === 'not shared') {
      return this.call(question, key, asker, asker.left);
    }
    const first = !this.flights.has(key);
    const landed = await this.flights.join(key, asker.left, (drop) =>
      this.call(question, key, asker, drop),
    );
    if (first) return landed;
    if (this.keyOf(question, asker.language) !== key) return this.answer(question, asker);
    if (!landed.freshness.shareable) return this.call(question, key, asker, asker.left);
    return landed.use === 'fallback' ? landed : { ...landed, use: 'collapsed' };
  }

  /** For the metrics. */
  usage(): { answers: number; bytes: number } {
    return { answers: this.kept?.size ?? 0, bytes: this.kept?.calculatedSize ?? 0 };
  }

  private keyOf({ key }: HotelsRequest, language = ''): string {
    if (this.habits.get(key) !== 'by language') return key;
    return `${key} ${language.toLowerCase().replaceAll(' ', '')}`;
  }

  private keptByLanguage(
    question: HotelsRequest,
    language: string | undefined,
  ): CacheEntry | undefined {
    if (this.habits.peek(question.key) !== 'by language') return undefined;
    return this.kept?.get(this.keyOf(question, language));
  }

  private async call(
    question: HotelsRequest,
    key: string,
    asker: Asker,
    cancellation?: Cancellation,
  ): Promise<Landed> {
    const kept = this.kept?.peek(key);
    const forward: Forward = { why: this.whyForwarded(question, kept), stored: false };
    try {
      const received = await this.ask(question, asker, cancellation, kept);
      const { status, upstreamMs } = received;
      if (failures.has(status) && this.mayStandIn(kept)) {
        return { ...kept, use: 'fallback', forward: { ...forward, status }, upstreamMs };
      }
      return this.take(question, asker, received, forward, status === 304 ? kept : undefined);
    } catch (fault) {
      if (cancellation?.cancelled || !this.mayStandIn(kept)) throw fault;
      return { ...kept, use: 'fallback', forward };
    }
  }

  /** Asks for news alone where an answer is kept; for all of it when the news is of another answer. */
  private async ask(
    question: HotelsRequest,
    { requestId, language }: Asker,
    cancellation: Cancellation | undefined,
    kept: CacheEntry | undefined,
  ): Promise<ProviderResponse> {
    const asking = { requestId, cancellation, acceptLanguage: language };
    const { etag, 'last-modified': lastModified } = kept?.answer.headers ?? {};
    if (!kept || (etag === undefined && lastModified === undefined)) {
      return this.options.ask(question, asking);
    }
    const conditional = { etag, lastModified };
    const received = await this.options.ask(question, { ...asking, conditional });
    const another = received.status === 304 && !confirms(kept.answer.headers, received.headers);
    return another ? this.options.ask(question, asking) : received;
  }

  private take(
    question: HotelsRequest,
    { language }: Asker,
    received: ProviderResponse,
    forward: Forward,
    confirmed: CacheEntry | undefined,
  ): Landed {
    const status = confirmed?.answer.status ?? received.status;
    const headers = { ...confirmed?.answer.headers, ...received.headers };
    if (confirmed && received.headers['age'] === undefined) delete headers['age'];
    const { upstreamMs } = received;
    const now = this.now();
    const { defaultTtlSeconds } = this.options;
    const freshness = judgeFreshness(status, headers, { now, upstreamMs, defaultTtlSeconds });
    headers['date'] ??= new Date(now).toUTCString();
    const body = confirmed?.answer.body ?? received.body;
    const answer = new Representations({ status, headers, body }, confirmed?.answer);
    this.learn(question, freshness, status);
    const stored = this.keep(this.keyOf(question, language), { answer, freshness }, now);
    return {
      answer,
      freshness,
      use: confirmed ? 'revalidated' : 'miss',
      forward: { ...forward, stored, status: confirmed ? 304 : undefined },
      upstreamMs,
    };
  }

  private learn({ key }: HotelsRequest, freshness: Freshness, status: number): void {
    if (status !== 200) return;
    const habit = freshness.byLanguage ? 'by language' : 'not shared';
    if (freshness.byLanguage || !freshness.shareable) {
      if (this.habits.get(key) !== habit) this.kept?.delete(key);
      this.habits.set(key, habit);
    } else {
      this.habits.delete(key);
    }
  }

  private keep(key: string, kept: CacheEntry, now: number): boolean {
    const { answer, freshness } = kept;
    const { etag, 'last-modified': lastModified } = answer.headers;
    const latest = Math.max(freshness.freshUntil, freshness.staleIfErrorUntil);
    const usable = now < Math.max(latest, freshness.staleWhileRevalidateUntil);
    const confirmable = etag !== undefined || lastModified !== undefined;
    if (!freshness.storable || (!usable && !confirmable)) {
      if (answer.status < 500 && answer.status !== 429) this.kept?.delete(key);
      return false;
    }
    const put = () => this.kept?.set(key, kept);
    put();
    answer.onGrown(() => {
      if (this.kept?.peek(key) !== kept) return;
      // The library weighs a value only when it enters.
      this.kept.delete(key);
      put();
    });
    return this.kept?.has(key) ?? false;
  }

  private mayStandIn(kept: CacheEntry | undefined): kept is CacheEntry {
    return kept !== undefined && this.now() < kept.freshness.staleIfErrorUntil;
  }

  private whyForwarded({ key }: HotelsRequest, kept: CacheEntry | undefined): Forward['why'] {
    if (kept) return 'stale';
    return this.habits.peek(key) === 'by language' ? 'vary-miss' : 'uri-miss';
  }
}
