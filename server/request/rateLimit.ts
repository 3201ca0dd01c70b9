import { channel, subscribe } from 'node:diagnostics_channel';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ProblemError } from './problemError.ts';
import { requestContextOf } from './requestContext.ts';
import type { HeaderList } from './securityHeaders.ts';

const minute = 60;

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

/**
 * The state of one client's limit: `headers` for the response and, once it is used up, the seconds
 * to wait.
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
 * Counts a refusal in the metrics. Those of `createRateLimit` and `createRateLimits` are counted
 * already.
 */
export function publishRefusal(limit: string): void {
  refusals.publish(limit);
}

/**
 * Calls `listener` with the name of a limit each time that the limit refuses something in this
 * process.
 */
export function onRefusal(listener: (limit: string) => void): void {
  subscribe(refusedChannel, (limit) => listener(String(limit)));
}

/**
 * Counts requests of this process in fixed windows by client, or by any other key. Its memory is
 * bounded by `maxClients`, 200 bytes or so each. Limits that all processes share are
 * `createRateLimits`'s. ADR 0009, draft-ietf-httpapi-ratelimit-headers-10.
 */
export function createRateLimit({
  maxClients = 10_000,
  now = () => performance.now(),
  ...policy
}: RateLimitOptions): RateLimit {
  const { windowSeconds = minute } = policy;
  // Each is one of `maxSize`: `max` would reserve the memory of all clients at the start.
  const clients = new LRUCache<string, { count: number; endsAt: number }>({
    maxSize: maxClients,
    sizeCalculation: () => 1,
  });
  return (key) => {
    // Whole milliseconds: a sum of fractions could round up to a second more than the window.
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

/** What a limit leaves to a client after `count` requests, `leftMs` before its window ends. */
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

/** The 429 for a client that has used up its limit. RFC 6585 §4. */
export function rateLimitError(retryAfterSeconds: number): ProblemError {
  return new ProblemError(429, `Too many requests: try again in ${retryAfterSeconds} s.`, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** Throws a 429 if a limit is used up. */
export function requireAllowance({ retryAfter }: Allowance): void {
  if (retryAfter !== undefined) throw rateLimitError(retryAfter);
}

/** Says who sends a request, for those of one sender to be counted together. */
export type SenderOf = (req: Request, res: Response) => string | Promise<string>;

/** The client that sends a request: an address or an IPv6 network, see `clientKey`. */
export function clientOf(_req: Request, res: Response): string {
  return requestContextOf(res)?.client ?? '';
}

/**
 * Limits how often one client, or whomever else `senderOf` names, may call a route, on top of the
 * limit for the whole API. Put it before the handler:
 * `router.post('/', limitRequests(count), create)`. Responds 429 beyond the limit.
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
