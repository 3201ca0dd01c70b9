/**
 * Time as the provider's side knows it: milliseconds that never run backwards, and something to do
 * later, which the returned function calls off. Handed in, so that a test turns it by hand.
 */
export type Clock = {
  now: () => number;
  after: (ms: number, run: () => void) => () => void;
};

/** The time of this machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
