import type { RawResponse } from './transport.ts';
import type { Clock } from './clock.ts';
import { retryAfterSeconds } from './retryAfter.ts';

const longestMs = 60_000;
const unsaidMs = 1_000;

/**
 * Keeps the pause that a provider asks for with a 429 or 503 and `Retry-After`, for up to a minute; a
 * 429 that does not say how long means a second. Calling on regardless would keep the door shut.
 */
export function createPause(clock: Clock) {
  let until = 0;
  return {
    obey: ({ status, headers }: RawResponse): void => {
      if (status !== 429 && status !== 503) return;
      const asked = retryAfterSeconds(headers['retry-after'], headers.date);
      const unsaid = status === 429 ? unsaidMs : 0;
      const ms = asked === undefined ? unsaid : Math.min(asked * 1_000, longestMs);
      until = Math.max(until, clock.now() + ms);
    },
    leftMs: (): number => Math.max(0, until - clock.now()),
  };
}
