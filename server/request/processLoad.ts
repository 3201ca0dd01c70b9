import { performance } from 'node:perf_hooks';
import { load } from './limits.ts';
import { createRateLimit } from './rateLimit.ts';

/**
 * Decides which optional work a process still does under load. A busy process draws and serves
 * fewer pages, so that it can serve bookings.
 */
export type ProcessLoad = {
  /**
   * Returns whether only a few pages are drawn. All others are sent without their drawn content.
   */
  isBusy: () => boolean;
  /** Returns whether the process may serve one more public page. */
  mayServePage: () => boolean;
};

/**
 * Measures the share of time in which the event loop of this process is busy. Above `load.drawing`,
 * few pages are drawn. Above `load.pages`, few pages are served. Pages of bookings and the API are
 * always served. A process that is slow but has few requests, such as during its start, still
 * serves them. ADR 0043.
 *
 * `utilization` returns the share since its previous call, from 0 to 1.
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
