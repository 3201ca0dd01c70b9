import type { RateLimits } from '../rateLimits/createRateLimits.ts';
import { publishRefusal } from '../request/rateLimit.ts';
import type { Count } from '../rateLimits/sharedCounts.ts';

/** Whether a guess may be compared. `isFirst`: the first one of its window that may not. */
type Guess =
  | { allowed: true; wasRight: () => Promise<void> }
  | { allowed: false; isFirst: boolean; seconds: number };

const none: Count = { count: 0, endsAt: 0 };

/**
 * Counts guesses by any key before they are compared, so that no more pass however many come at
 * once, from wherever. Right ones are not counted: call `wasRight` then. A window begins with its
 * first guess. ADR 0017.
 */
export function createGuessLimit(
  rateLimits: RateLimits,
  { name, limit, windowSeconds }: { name: string; limit: number; windowSeconds: number },
): (key: string) => Promise<Guess> {
  return async (key) => {
    const keys = [`${name} ${key}`];
    const wasRight = () =>
      rateLimits.change(keys, ([{ count, endsAt } = none]) => ({
        counts: [{ count: Math.max(0, Math.min(count, limit) - 1), endsAt }],
        result: undefined,
      }));
    const guess = await rateLimits.change<Guess>(keys, ([{ count, endsAt } = none], now) => {
      // One more than the limit says that a guess was refused.
      const isFirst = count === limit;
      const counts = [
        { count: count + 1, endsAt: count > 0 ? endsAt : now + windowSeconds * 1_000 },
      ];
      if (count < limit) return { counts, result: { allowed: true, wasRight } };
      const seconds = Math.ceil((endsAt - now) / 1_000);
      return { ...(isFirst && { counts }), result: { allowed: false, isFirst, seconds } };
    });
    if (!guess.allowed) publishRefusal(name);
    return guess;
  };
}
