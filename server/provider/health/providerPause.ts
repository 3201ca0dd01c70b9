import type { Clock } from '../clock.ts';
import { retryAfterSeconds } from './retryAfter.ts';
import type { RawResponse } from '../transport/attempt.ts';

const maxMs = 60_000;
const defaultMs = 1_000;

/**
 * The pause that the provider asked for by a 429 or 503 with `Retry-After`, at most a minute. A 429
 * without it means one second, a 503 without it none. More requests would only prolong the block.
 */
export function createProviderPause(clock: Clock) {
  let until = 0;
  return {
    /** Starts or extends the pause if this response asks for it. */
    update: ({ status, headers }: RawResponse): void => {
      if (status !== 429 && status !== 503) return;
      const seconds = retryAfterSeconds(headers['retry-after'], headers.date);
      const ifMissing = status === 429 ? defaultMs : 0;
      const ms = seconds === undefined ? ifMissing : Math.min(seconds * 1_000, maxMs);
      until = Math.max(until, clock.now() + ms);
    },
    remainingMs: (): number => Math.max(0, until - clock.now()),
  };
}
