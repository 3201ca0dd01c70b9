/**
 * Monotonic time in milliseconds, and timers: `after` runs a function once and returns a function that
 * cancels it. Tests pass a clock that they advance by hand.
 */
export type Clock = {
  now: () => number;
  after: (ms: number, run: () => void) => () => void;
};

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
