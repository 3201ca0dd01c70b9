import { createRateLimit, rateLimitError, type RateLimitOptions } from './rateLimit.ts';

/** Counts requests by any key, such as a mail address. The returned function throws a 429 beyond the limit. */
export function limitByKey(options: RateLimitOptions): (key: string) => void {
  const count = createRateLimit(options);
  return (key) => {
    const { retryAfter } = count(key);
    if (retryAfter !== undefined) throw rateLimitError(retryAfter);
  };
}
