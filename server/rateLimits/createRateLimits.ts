import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import {
  type Allowance,
  allowanceOf,
  limitRequests,
  type RateLimitOptions,
  requireAllowance,
} from '../request/rateLimit.ts';
import { createSharedCounts, type SharedCountsOptions } from './sharedCounts.ts';

/** A limit that all processes share. Its name says what is counted together. */
type SharedLimit = Omit<RateLimitOptions, 'maxClients' | 'now'>;

/**
 * The limits that protect accounts, mails, codes and bookings: all processes of the site count
 * together, and a restart forgets nothing. ADR 0016.
 */
export function createRateLimits(options: SharedCountsOptions) {
  const counts = createSharedCounts(options);
  const count =
    (limit: SharedLimit) =>
    async (key: string, tx?: Kysely<Tables>): Promise<Allowance> =>
      allowanceOf(limit, await counts.add(`${limit.name} ${key}`, limit.windowSeconds ?? 60, tx));

  return {
    /** Returns a function that counts a key, and says what is left to it. */
    count,
    /** Returns a function that counts a key, and throws a 429 beyond the limit. */
    byKey: (limit: SharedLimit) => {
      const countKey = count(limit);
      return async (key: string, tx?: Kysely<Tables>): Promise<void> =>
        requireAllowance(await countKey(key, tx));
    },
    /** Limits how often one client may call a route. See `limitRequests`. */
    requests: (limit: SharedLimit): RequestHandler => limitRequests(count(limit)),
    /** Reads and changes several counts at once. */
    change: counts.change,
    hourlyJobs: [counts.deleteOver],
  };
}
export type RateLimits = ReturnType<typeof createRateLimits>;
