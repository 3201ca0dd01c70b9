import { channel, subscribe } from 'node:diagnostics_channel';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ProblemError } from './problemError.ts';
import { requestContextOf } from './requestContext.ts';
import type { HeaderList } from './securityHeaders.ts';

const minute = 60;

/** A limit: at most `limit` requests of one client in `windowSeconds`. */
export type RateLimitOptions = {
  /** The name of the limit in the response headers. */
  name: string;
  limit: number;
  /** The default is one minute. */
  windowSeconds?: number;
  /**
   * The maximum number of clients that are counted at once. The least recently seen client is
   * dropped first. The default is 10,000.
   */
  maxClients?: number;
  /** Returns monotonic milliseconds. */
  now?: () => number;
};

/**
 * The state of one client's limit: the `headers` of the response and, if the limit is used up, the
 * seconds to wait.
 */
export type Allowance = {
  headers: HeaderList;
  retryAfter: number | undefined;
  /** Whether this is the first request of the window beyond the limit. */
  isFirstBeyond: boolean;
};

export type RateLimit = (client: string) => Allowance;

/** The channel of all refusals in this process. A message is the name of the limit. */
const refusedChannel = 'hotels.rate-limit.refused';
const refusals = channel(refusedChannel);

/**
 * Counts a refusal in the metrics. `createRateLimit` and `createRateLimits` count their own
 * refusals.
 */
export function publishRefusal(limit: string): void {
  refusals.publish(limit);
}

/**
 * Calls `listener` with the name of the limit whenever a limit refuses a request in this process.
 */
export function onRefusal(listener: (limit: string) => void): void {
  subscribe(refusedChannel, (limit) => listener(String(limit)));
}

/**
 * Counts requests of this process in fixed windows by client, or by any other key. `maxClients`
 * bounds its memory, at about 200 bytes per client. `createRateLimits` creates the limits that all
 * processes share. ADR 0009, draft-ietf-httpapi-ratelimit-headers-10.
 */
export function createRateLimit({
  maxClients = 10_000,
  now = () => performance.now(),
  ...policy
}: RateLimitOptions): RateLimit {
  const { windowSeconds = minute } = policy;
  // `maxSize` with a size of one per entry limits the number of entries. `max` would allocate the
  // memory for all clients at the start.
  const clients = new LRUCache<string, { count: number; endsAt: number }>({
    maxSize: maxClients,
    sizeCalculation: () => 1,
  });
  return (key) => {
    // Fractions of a millisecond are dropped. Their sum could round up to a second beyond the
    // window.
    const time = Math.floor(now());
    let client = clients.get(key);
    if (!client || client.endsAt <= time) {
      client = { count: 0, endsAt: time + windowSeconds * 1_000 };
      clients.set(key, client);
    }
    client.count += 1;
    return allowanceOf(policy, { count: client.count, leftMs: client.endsAt - time });
  };
}

/**
 * Returns the remaining allowance of a client after `count` requests, `leftMs` milliseconds before
 * its window ends.
 */
export function allowanceOf(
  { name, limit, windowSeconds = minute }: RateLimitOptions,
  { count, leftMs }: { count: number; leftMs: number },
): Allowance {
  const refused = count > limit;
  if (refused) publishRefusal(name);
  const seconds = Math.ceil(leftMs / 1_000);
  const remaining = Math.max(0, limit - count);
  return {
    headers: [
      'RateLimit-Policy',
      `"${name}";q=${limit};w=${windowSeconds}`,
      'RateLimit',
      `"${name}";r=${remaining};t=${seconds}`,
    ],
    retryAfter: refused ? seconds : undefined,
    isFirstBeyond: count === limit + 1,
  };
}

/** Returns the 429 for a client that has used up its limit. RFC 6585 §4. */
export function rateLimitError(retryAfterSeconds: number): ProblemError {
  return new ProblemError(429, `Too many requests: try again in ${retryAfterSeconds} s.`, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** Throws a 429 if a limit is used up. */
export function requireAllowance({ retryAfter }: Allowance): void {
  if (retryAfter !== undefined) throw rateLimitError(retryAfter);
}

/**
 * Returns a name for the sender of a request. All requests with the same name are counted together.
 */
export type SenderOf = (req: Request, res: Response) => string | Promise<string>;

/** Returns the client that sends a request: an address or an IPv6 network, see `clientKey`. */
export function clientOf(_req: Request, res: Response): string {
  return requestContextOf(res)?.client ?? '';
}

/**
 * Limits how often one client, or the sender that `senderOf` names, may call a route, in addition
 * to the limit for the whole API. Put it before the handler: `router.post('/',
 * limitRequests(count), create)`. Responds 429 beyond the limit.
 */
export function limitRequests(
  count: (sender: string) => Allowance | Promise<Allowance>,
  senderOf: SenderOf = clientOf,
): RequestHandler {
  return async (req, res, next) => {
    const allowance = await count(await senderOf(req, res));
    for (let at = 0; at < allowance.headers.length; at += 2) {
      res.appendHeader(allowance.headers[at] ?? '', allowance.headers[at + 1] ?? '');
    }
    requireAllowance(allowance);
    next();
  };
}
