import { LRUCache } from 'lru-cache';
import { clientComposing, composing } from '../request/limits.ts';
import { createRateLimit } from '../request/rateLimit.ts';

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
 * Undefined where a client has had many composed, while composing has taken its share of the time of
 * the process, and where `mayCompose` says so: the page is then sent without what takes that time. `rateLimit` is
 * RATE_LIMIT; 0 leaves the share of the process alone. ADR 0021.
 */
export function createComposedPages<Page extends { body: Buffer }>(
  rateLimit: number,
  mayCompose = () => true,
): ComposePage<Page> {
  const kept = new LRUCache<string, Page>({ maxSize: mostBytes });
  const underway = new Map<string, Promise<Page>>();
  const countClient =
    rateLimit === 0
      ? undefined
      : createRateLimit({
          ...clientComposing,
          limit: Math.ceil(rateLimit / clientComposing.requestsPerPage),
        });
  const takeTurn = createComposingTurns();

  return async (key, client, compose) => {
    const known = kept.get(key) ?? underway.get(key);
    if (known) return known;
    const turn = takeTurn(
      () => countClient?.(client).retryAfter === undefined && mayCompose(),
      async () => {
        const { page, keptMs } = await compose();
        kept.set(key, page, { size: page.body.length + key.length, ttl: keptMs });
        return page;
      },
    );
    if (!turn) return undefined;
    underway.set(key, turn);
    try {
      return await turn;
    } finally {
      underway.delete(key);
    }
  };
}

/**
 * Lets work be done one after another, so that the time it takes is its own. Returns a function that
 * returns undefined instead if too much waits already, or if all work has taken more than its share
 * of the time: what is above that counts against the time that follows.
 */
function createComposingTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let paidUntil = 0;
  return <Result>(isAllowed: () => boolean, work: () => Promise<Result>) => {
    const debt = paidUntil - performance.now();
    if (waiting >= composing.mostWaiting || debt > composing.burstMs || !isAllowed()) {
      return undefined;
    }
    waiting += 1;
    const turn = last.then(async () => {
      const start = performance.now();
      try {
        return await work();
      } finally {
        const end = performance.now();
        paidUntil = Math.max(paidUntil, start) + (end - start) * composing.parts;
        waiting -= 1;
      }
    });
    last = turn.catch(() => {});
    return turn;
  };
}
