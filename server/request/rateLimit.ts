import { LRUCache } from 'lru-cache';
import { ProblemError } from './problemError.ts';
import type { HeaderList } from './securityHeaders.ts';

/** What is counted: at most `limit` requests of one client in `windowSeconds`. */
export type RateLimitOptions = {
  /** Names the limit in the response headers. */
  name: string;
  limit: number;
  /** Default one minute. */
  windowSeconds?: number;
  /** How many clients are counted at once; the least recently seen is forgotten. Default 10,000. */
  maxClients?: number;
  /** Milliseconds that only grow. */
  now?: () => number;
};

/** The state of one client's limit: `headers` for the response and, once it is used up, the seconds to wait. */
type Allowance = { headers: HeaderList; retryAfter: number | undefined };

export type RateLimit = (client: string) => Allowance;

/**
 * Counts requests in fixed windows by client, or by any other key. Its memory is bounded by
 * `maxClients`, 200 bytes or so each. ADR 0011, draft-ietf-httpapi-ratelimit-headers-10.
 */
export function createRateLimit({
  name,
  limit,
  windowSeconds = 60,
  maxClients = 10_000,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  // Each is one of `maxSize`: `max` would reserve the memory of all clients at the start.
  const clients = new LRUCache<string, { count: number; endsAt: number }>({
    maxSize: maxClients,
    sizeCalculation: () => 1,
  });
  const policy = `"${name}";q=${limit};w=${windowSeconds}`;

  return (key) => {
    // Whole milliseconds: a sum of fractions could round up to a second more than the window.
    const time = Math.floor(now());
    let client = clients.get(key);
    if (!client || client.endsAt <= time) {
      client = { count: 0, endsAt: time + windowSeconds * 1_000 };
      clients.set(key, client);
    }
    client.count += 1;
    const seconds = Math.ceil((client.endsAt - time) / 1_000);
    const remaining = Math.max(0, limit - client.count);
    return {
      headers: ['RateLimit-Policy', policy, 'RateLimit', `"${name}";r=${remaining};t=${seconds}`],
      retryAfter: client.count > limit ? seconds : undefined,
    };
  };
}

/** The 429 for a client that has used up its limit. RFC 6585 §4. */
export function rateLimitError(retryAfterSeconds: number): ProblemError {
  return new ProblemError(429, `Too many requests: try again in ${retryAfterSeconds} s.`, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
