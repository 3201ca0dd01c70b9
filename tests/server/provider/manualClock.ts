import type { Clock } from '#server/provider/budgets.ts';

type Timer = { at: number; run: () => void };

/**
 * Returns a clock that stands still until the test advances it. `cancelled` resolves once the given
 * number of timers was canceled.
 */
export function manualClock() {
  let now = 0;
  let cancelledTimers = 0;
  const timers = new Set<Timer>();
  const waiting: { count: number; resolve: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => {
        if (!timers.delete(timer)) return;
        cancelledTimers += 1;
        for (const { count, resolve } of waiting) if (cancelledTimers >= count) resolve();
      };
    },
  };
  return {
    clock,
    pending: () => timers.size,
    advance: (ms: number) => {
      now += ms;
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
        if (timer.at <= now && timers.delete(timer)) timer.run();
      }
    },
    cancelled: (count: number) =>
      new Promise<void>((resolve) => {
        if (cancelledTimers >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}
