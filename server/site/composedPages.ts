import { LRUCache } from 'lru-cache';
import { minuteMs } from '#contracts/values/durations.ts';
import { clientComposing, composing, load } from '../request/limits.ts';
import { publishRefusal } from '../request/rateLimit.ts';

/** The memory for composed pages, in bytes. */
const mostBytes = 16 * 1024 * 1024;

/** What a page was composed to, and for how long it may be sent again, in milliseconds. */
type Composed<Page> = { page: Page; keptMs: number };

/** Composes a page unless it is known, for a client. */
type ComposePage<Page> = (
  key: string,
  client: string,
  compose: () => Promise<Composed<Page>>,
) => Promise<Page | undefined>;

/**
 * Keeps the pages that were composed lately by their keys, and composes others one after another.
 * Undefined where a client has had many composed, and while composing has taken its share of the
 * time of the process, which is small while that `isBusy`: the page is then sent without what takes
 * that time. The more a client has had, the sooner it gets none, so that others have their part.
 * `rateLimit` is RATE_LIMIT; with 0 clients are not told apart. ADR 0043.
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

/** Counts how many pages each client has had composed, in windows of a minute. */
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
 * Lets work be done one after another, so that the time it takes is its own. Returns a function that
 * returns undefined instead if too much waits already, or if all work has taken more than its share
 * of the time: what is above that counts against the time that follows. The more pages a client has
 * `had`, the less may wait and be owed for it to get one more: a client that has had fewer comes
 * first. A client that is alone gets nearly the whole share.
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
