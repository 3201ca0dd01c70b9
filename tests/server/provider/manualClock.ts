import type { Clock } from '#server/provider/clock.ts';

type Timer = { at: number; run: () => void };

/** A clock that stands until the test turns it; `calledOff` resolves once so many waits have ended early. */
export function handClock() {
  let now = 0;
  let off = 0;
  const timers = new Set<Timer>();
  const waiting: { count: number; resolve: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => {
        if (!timers.delete(timer)) return;
        off += 1;
        for (const { count, resolve } of waiting) if (off >= count) resolve();
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
    calledOff: (count: number) =>
      new Promise<void>((resolve) => {
        if (off >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}
