import { abortReason } from '../abortReason.ts';
import { ProviderError } from '../providerError.ts';

/** Limits how many tasks run at the same time, and how many wait for their turn. */
export type Slots = {
  /**
   * Runs the task when a slot is free, in order of arrival. Rejects with the signal's reason when that
   * aborts first, and with a ProviderError (`overloaded`, 503) when too many wait already.
   */
  run: <Result>(signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>;
};

/** Makes `count` slots for which up to `maxWaiting` tasks may wait. */
export function createSlots(count: number, maxWaiting: number): Slots {
  let free = count;
  const waiting = new Set<() => void>();

  const acquire = (signal: AbortSignal): Promise<void> | undefined => {
    if (free > 0) {
      free -= 1;
      return undefined;
    }
    if (waiting.size >= maxWaiting) throw new ProviderError('overloaded', { retryAfter: 1 });
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(start);
        reject(abortReason(signal));
      };
      waiting.add(start);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  };

  const release = () => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    run: async (signal, task) => {
      await acquire(signal);
      try {
        signal.throwIfAborted();
        return await task();
      } finally {
        release();
      }
    },
  };
}
