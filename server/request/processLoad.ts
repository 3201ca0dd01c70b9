import { performance } from 'node:perf_hooks';
import { load } from './limits.ts';
import { createRateLimit } from './rateLimit.ts';

/** What a busy process still does of what can wait, so that bookings are served. */
export type ProcessLoad = {
  /** Whether few pages are drawn; the others are sent without. */
  isBusy: () => boolean;
  /** Whether one more page that anybody may open is served. */
  mayServePage: () => boolean;
};

/**
 * Measures which share of the time the event loop of this process works. Above `load.drawing` few
 * pages are drawn, above `load.pages` few are served: those of bookings, and the API, always are.
 * A process that is only slow, such as one that starts, serves the few that it is asked for. ADR
 * 0043.
 *
 * `utilization` returns the share since it was called before, from 0 to 1.
 */
export function createProcessLoad({
  utilization = createUtilization(),
  now = () => performance.now(),
}: { utilization?: () => number; now?: () => number } = {}): ProcessLoad {
  let share = 0;
  let sampledAt = now();
  const current = () => {
    const elapsed = now() - sampledAt;
    if (elapsed >= load.sampleMs) {
      sampledAt += elapsed;
      share += (utilization() - share) * (1 - Math.exp(-elapsed / load.smoothMs));
    }
    return share;
  };
  const countFew = createRateLimit({
    name: 'busy-pages',
    limit: load.pagesWhileFull,
    windowSeconds: 1,
    maxClients: 1,
    now,
  });
  return {
    isBusy: () => current() >= load.drawing,
    mayServePage: () => current() < load.pages || countFew('').retryAfter === undefined,
  };
}

function createUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const next = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(next, last);
    last = next;
    return utilization;
  };
}
