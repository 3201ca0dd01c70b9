import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Expression, type Kysely, sql } from 'kysely';
import type { RequestHandler } from 'express';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { DependencyUnavailableError } from './problemError.ts';
import {
  type Allowance,
  allowanceOf,
  limitRequests,
  type RateLimitOptions,
  requireAllowance,
  type SenderOf,
} from './rateLimit.ts';

/** The number of counted events, and when the count expires, in milliseconds since 1970. */
export type Count = { count: number; endsAt: number };

/**
 * Receives the current counts of some keys, 0 for keys without a count, and the time in
 * milliseconds since 1970. Returns the counts to store.
 */
type ChangeCounts<Result> = (
  counts: readonly Count[],
  now: number,
) => { counts?: readonly Count[]; result: Result };

type SharedCountsOptions = {
  database: Database;
  /** Hashes the keys, so that addresses of clients and mailboxes are not stored. */
  secret: string;
  now: () => Date;
  /**
   * The maximum number of keys that are counted in memory. The least recently used key is dropped
   * first.
   */
  maxInMemory?: number;
};

const mostDeletedAtOnce = 5_000;
const nothing: Count = { count: 0, endsAt: 0 };

/**
 * Creates counts that all processes of the site share, in the database and by its clock. While the
 * database is down, this process counts in its own memory. ADR 0016.
 */
function createSharedCounts({ database, secret, now, maxInMemory = 20_000 }: SharedCountsOptions) {
  // `maxSize` with a size of one per entry limits the number of entries. `max` would allocate the
  // memory for all keys at the start.
  const memory = new LRUCache<string, Count>({ maxSize: maxInMemory, sizeCalculation: () => 1 });
  const hash = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const changeInMemory = <Result>(keys: readonly string[], change: ChangeCounts<Result>) => {
    const time = now().getTime();
    const counts = keys.map((key) => unlessOver(memory.get(key) ?? nothing, time));
    const changed = change(counts, time);
    changed.counts?.forEach((count, at) => memory.set(keys[at] ?? '', count));
    return changed.result;
  };

  return {
    /**
     * Adds one to a count, whose window begins with the first event. Returns the count and the
     * milliseconds until the window ends. With `tx`, the addition is part of that transaction and
     * does not fall back to memory.
     */
    add: async (
      name: string,
      windowSeconds: number,
      tx?: Kysely<Tables>,
    ): Promise<{ count: number; leftMs: number }> => {
      const key = hash(name);
      const windowMs = windowSeconds * 1_000;
      const inDatabase = () => addInDatabase(tx ?? database.db, database, { key, windowMs });
      if (tx) return inDatabase();
      return inDatabase().catch(
        insteadOfDatabase(() =>
          changeInMemory([key], ([found = nothing], time) => {
            const endsAt = found.count === 0 ? time + windowMs : found.endsAt;
            const count = { count: found.count + 1, endsAt };
            return { counts: [count], result: { count: count.count, leftMs: endsAt - time } };
          }),
        ),
      );
    },
    /** Changes several counts in one transaction. Other changes of these counts wait for it. */
    change: async <Result>(
      names: readonly string[],
      change: ChangeCounts<Result>,
    ): Promise<Result> => {
      const keys = names.map(hash);
      const inDatabase = () =>
        database.transaction(async (tx) => {
          const { time, counts } = await lockCounts(tx, database, keys);
          const changed = change(
            counts.map((count) => unlessOver(count, time)),
            time,
          );
          for (const [at, { count, endsAt }] of (changed.counts ?? []).entries()) {
            const set = { count, ends_at: new Date(endsAt) };
            await tx
              .updateTable('rate_limits')
              .set(set)
              .where('key', '=', keys[at] ?? '')
              .execute();
          }
          return changed.result;
        });
      return inDatabase().catch(insteadOfDatabase(() => changeInMemory(keys, change)));
    },
    /** Deletes a batch of expired counts. Returns the number of deleted rows. */
    deleteOver: async (): Promise<number> => {
      const over = database.db
        .selectFrom('rate_limits')
        .select('key')
        .where('ends_at', '<', database.now())
        .limit(mostDeletedAtOnce);
      const { numDeletedRows } = await database.db
        .deleteFrom('rate_limits')
        .where('key', 'in', over)
        .where('ends_at', '<', database.now())
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function unlessOver(count: Count, time: number): Count {
  return count.endsAt > time ? count : nothing;
}

/**
 * Returns an error handler that runs `run` instead while the database is down, and rethrows all
 * other errors.
 */
function insteadOfDatabase<Result>(run: () => Result): (error: unknown) => Result {
  return (error) => {
    if (error instanceof DependencyUnavailableError) return run();
    throw error;
  };
}

async function addInDatabase(
  db: Kysely<Tables>,
  database: Pick<Database, 'now'>,
  { key, windowMs }: { key: string; windowMs: number },
): Promise<{ count: number; leftMs: number }> {
  const over = sql<boolean>`rate_limits.ends_at <= ${database.now()}`;
  const { count, leftMs } = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, ends_at: dueIn(database, windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${over} then 1 else rate_limits.count + 1 end`,
        ends_at: sql`case when ${over} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['count', milliseconds(sql`rate_limits.ends_at - ${database.now()}`).as('leftMs')])
    .executeTakeFirstOrThrow();
  return { count, leftMs };
}

/**
 * Locks the rows of some keys, which it creates if they are missing. Returns their counts and the
 * time.
 */
async function lockCounts(
  tx: Kysely<Tables>,
  database: Pick<Database, 'now'>,
  keys: readonly string[],
): Promise<{ time: number; counts: Count[] }> {
  // The keys are sorted, because locks in the same order cannot deadlock.
  const values = [...keys].sort().map((key) => ({ key, count: 0, ends_at: database.now() }));
  const rows = await tx
    .insertInto('rate_limits')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: sql`excluded.key` }))
    .returning([
      'key',
      'count',
      milliseconds(sql`rate_limits.ends_at`).as('endsAt'),
      milliseconds(database.now()).as('time'),
    ])
    .execute();
  const found = new Map(rows.map((row) => [row.key, row]));
  return {
    time: rows[0]?.time ?? 0,
    counts: keys.map((key) => found.get(key) ?? nothing),
  };
}

/** Returns an SQL expression for the whole milliseconds of an interval, or of a time since 1970. */
function milliseconds(expression: Expression<unknown>) {
  return sql<number>`round(extract(epoch from ${expression}) * 1000)::double precision`;
}

/** A limit that all processes share. Events under the same name are counted together. */
type SharedLimit = Omit<RateLimitOptions, 'maxClients' | 'now'>;

/**
 * Creates the limits that protect accounts, mails, codes and bookings. All processes of the site
 * share the counts, and a restart does not reset them. ADR 0016.
 */
export function createRateLimits(options: SharedCountsOptions) {
  const counts = createSharedCounts(options);
  const count =
    (limit: SharedLimit) =>
    async (key: string, tx?: Kysely<Tables>): Promise<Allowance> =>
      allowanceOf(limit, await counts.add(`${limit.name} ${key}`, limit.windowSeconds ?? 60, tx));

  return {
    /** Returns a function that adds one to a key's count and returns its remaining allowance. */
    count,
    /** Returns a function that adds one to a key's count and throws a 429 beyond the limit. */
    byKey: (limit: SharedLimit) => {
      const countKey = count(limit);
      return async (key: string, tx?: Kysely<Tables>): Promise<void> =>
        requireAllowance(await countKey(key, tx));
    },
    /**
     * Limits how often one client, or the sender that `senderOf` names, may call a route. See
     * `limitRequests`.
     */
    requests: (limit: SharedLimit, senderOf?: SenderOf): RequestHandler =>
      limitRequests(count(limit), senderOf),
    /** Reads and changes several counts at once. */
    change: counts.change,
    hourlyJobs: [counts.deleteOver],
  };
}
export type RateLimits = ReturnType<typeof createRateLimits>;
