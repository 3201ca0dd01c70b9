import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { ProblemError } from './problemError.ts';
import { requestContextOf } from './requestContext.ts';
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

/** Counts requests by any key, such as a mail address. The returned function throws a 429 beyond the limit. */
export function limitByKey(options: RateLimitOptions): (key: string) => void {
  const count = createRateLimit(options);
  return (key) => {
    const { retryAfter } = count(key);
    if (retryAfter !== undefined) throw rateLimitError(retryAfter);
  };
}

/**
 * Limits how often one client may call a route, on top of the limit for the whole API. Put it before
 * the handler: `router.post('/', limitRequests({ name: 'booking', limit: 10 }), create)`. Responds 429 beyond it.
 */
export function limitRequests(options: RateLimitOptions): RequestHandler {
  const count = createRateLimit(options);
  return (_req, res, next) => {
    const allowance = count(requestContextOf(res)?.client ?? '');
    for (let at = 0; at < allowance.headers.length; at += 2) {
      res.appendHeader(allowance.headers[at] ?? '', allowance.headers[at + 1] ?? '');
    }
    if (allowance.retryAfter !== undefined) throw rateLimitError(allowance.retryAfter);
    next();
  };
}
