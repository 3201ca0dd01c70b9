import { minuteMs } from '#contracts/values/durations.ts';

const firstMs = 1_000;
const longestMs = 15 * minuteMs;

/**
 * How long to wait after so many failed attempts, in milliseconds: 1 s, doubled each time, at most
 * 15 minutes or `longest`, and between half and all of that so that retries do not come together.
 * Never less than the provider's `retryAfter`, in seconds.
 */
export function retryPause(
  attempts: number,
  retryAfter = 0,
  random = Math.random,
  longest = longestMs,
): number {
  const doubled = firstMs * 2 ** Math.min(Math.max(attempts - 1, 0), 20);
  const pause = Math.min(doubled, longest) * (0.5 + random() / 2);
  return Math.round(Math.min(Math.max(pause, retryAfter * 1_000), longest));
}
