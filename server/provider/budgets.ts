import { ProviderError } from './providerError.ts';

/**
 * The limits of one request to the provider: milliseconds to connect, to the response's headers and
 * to the end of its body, and bytes of a body after decompression. The last two times are counted
 * from the start of the request and include its retry.
 */
export type Budgets = {
  connectMs: number;
  firstByteMs: number;
  wholeMs: number;
  bodyBytes: number;
};

/** The default limits, which the operator can change. */
export const defaultBudgets: Budgets = {
  connectMs: 300,
  firstByteMs: 2_000,
  wholeMs: 5_000,
  bodyBytes: 10 * 1024 * 1024,
};

/**
 * Monotonic time in milliseconds, and timers: `after` runs a function once and returns a function
 * that cancels it. Tests pass a clock that they advance by hand.
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

/** Returns the reason of an aborted signal as an Error. */
export function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('The request was aborted.');
}

/** `clear` stops the timer and must be called when the work is done. */
export type Deadline = { signal: AbortSignal; clear: () => void };

/**
 * Returns a signal that aborts when `parent` does, and after `ms` milliseconds with a ProviderError
 * whose reason is `whole_timeout`.
 */
export function createDeadline(clock: Clock, ms: number, parent?: AbortSignal): Deadline {
  const controller = new AbortController();
  const stop = clock.after(ms, () => controller.abort(new ProviderError('whole_timeout')));
  const forward = () => {
    if (parent) controller.abort(abortReason(parent));
  };
  parent?.addEventListener('abort', forward, { once: true });
  return {
    signal: controller.signal,
    clear: () => {
      stop();
      parent?.removeEventListener('abort', forward);
    },
  };
}
