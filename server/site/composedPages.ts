import { LRUCache } from 'lru-cache';
import { minuteMs } from '#contracts/values/durations.ts';
import { clientComposing, composing, load } from '../request/limits.ts';
import { publishRefusal } from '../request/rateLimit.ts';

/** The memory for composed pages, in bytes. */
const mostBytes = 16 * 1024 * 1024;

/** A composed page, and for how long it may be reused, in milliseconds. */
type Composed<Page> = { page: Page; keptMs: number };

/** Returns the page with this key. An unknown page is composed for the client. */
type ComposePage<Page> = (
  key: string,
  client: string,
  compose: () => Promise<Composed<Page>>,
) => Promise<Page | undefined>;

/**
 * Creates a function that caches recently composed pages by key, and composes others one at a time.
 * It resolves to undefined if the client has had many pages composed, or if composing has used up
 * its share of the process's time. The page is then sent without its costly parts.
 *
 * The share is smaller while the process `isBusy`. A client that has had more pages is refused
 * earlier, so that other clients get their part. `rateLimit` is RATE_LIMIT. If it is 0, all clients
 * are treated alike. ADR 0043.
 */
export function createComposedPages<Page extends { body: Buffer }>(
  rateLimit: number,
  isBusy = () => false,
): ComposePage<Page> {
  const kept = new LRUCache<string, Page>({ maxSize: mostBytes });
  const underway = new Map<string, Promise<Page>>();
  const countOf = rateLimit === 0 ? () => ({ had: 0 }) : createClientCounts();
  const limit = Math.ceil(rateLimit / clientComposing.requestsPerPage) || Infinity;
  const takeTurn = createComposingTurns(isBusy);

  return async (key, client, compose) => {
    const known = kept.get(key) ?? underway.get(key);
    if (known) return known;
    const count = countOf(client);
    if (count.had >= limit) {
      publishRefusal(clientComposing.name);
      return undefined;
    }
    const turn = takeTurn(count.had, async () => {
      const { page, keptMs } = await compose();
      kept.set(key, page, { size: page.body.length + key.length, ttl: keptMs });
      return page;
    });
    if (!turn) return undefined;
    if (rateLimit > 0) count.had += 1;
    underway.set(key, turn);
    try {
      return await turn;
    } finally {
      underway.delete(key);
    }
  };
}

/** Counts the composed pages of each client, in windows of a minute. */
function createClientCounts() {
  const counts = new LRUCache<string, { had: number; endsAt: number }>({
    maxSize: clientComposing.maxClients,
    sizeCalculation: () => 1,
  });
  return (client: string): { had: number } => {
    const now = performance.now();
    let count = counts.get(client);
    if (!count || count.endsAt <= now) {
      count = { had: 0, endsAt: now + minuteMs };
      counts.set(client, count);
    }
    return count;
  };
}

/**
 * Creates a function that runs pieces of work one after another, so that their time can be
 * measured. It returns undefined if too much work is waiting, or if the work has exceeded its share
 * of time. Excess time is charged to the following period.
 *
 * The limits for waiting work and excess time shrink with the number of pages that a client has
 * `had`. Clients with fewer pages therefore take precedence. A single client gets nearly the whole
 * share.
 */
function createComposingTurns(isBusy: () => boolean) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let paidUntil = 0;
  return <Result>(had: number, work: () => Promise<Result>) => {
    const owed = paidUntil - performance.now();
    const left = Math.max(0, composing.mostWaiting - had);
    const mayOwe = (composing.burstMs * (left + 0.5)) / (composing.mostWaiting + 0.5);
    if (waiting >= Math.max(1, left) || owed > mayOwe) return undefined;
    const leastMs = isBusy() ? 1_000 / load.drawnWhileBusy : 0;
    waiting += 1;
    const turn = last.then(async () => {
      const start = performance.now();
      try {
        return await work();
      } finally {
        const end = performance.now();
        const costs = Math.max((end - start) * composing.parts, leastMs);
        paidUntil = Math.max(paidUntil, start) + costs;
        waiting -= 1;
      }
    });
    last = turn.catch(() => {});
    return turn;
  };
}
