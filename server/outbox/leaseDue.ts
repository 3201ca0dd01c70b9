import { type RawBuilder, sql } from 'kysely';
import { minuteMs } from '#contracts/values/durations.ts';
import { type Database, dueIn } from '../database/openDatabase.ts';

/**
 * How many candidates are read for each requested row, so that several processes rarely try the
 * same row.
 */
const candidatesPerLease = 4;

type Leasing = {
  table: 'bookings' | 'outbox' | 'payments' | 'refunds';
  /** The first column of the table's key. The second one is `id`. */
  owner?: 'hotel_id' | 'owner';
  /** An additional condition for the rows that are due. */
  where?: RawBuilder<unknown>;
  most: number;
  /** After this time, another process may lease the row. */
  leaseMs: number;
};

/**
 * Leases rows that are due, at most `most` at a time, the oldest first, and adds one to their
 * attempts. Only one of several processes gets a row.
 *
 * A separate conditional UPDATE leases each row, in random order, because other processes have read
 * the same candidates. No lock is held between statements, so leasing also works on distributed
 * databases. ADR 0018.
 */
export async function leaseDue<Row>(
  database: Pick<Database, 'db' | 'now'>,
  { table, owner = 'hotel_id', where = sql`true`, most, leaseMs }: Leasing,
): Promise<Row[]> {
  const isDue = sql`next_attempt_at <= ${database.now()} and ${where}`;
  const { rows } = await sql<{ owner: string; id: string; attempts: number }>`
    select ${sql.ref(owner)} as owner, id, attempts from ${sql.table(table)} where ${isDue}
    order by next_attempt_at limit ${most * candidatesPerLease}`.execute(database.db);
  const left = shuffled(rows);
  const leased: Row[] = [];
  while (left.length > 0 && leased.length < most) {
    const tried = await Promise.all(
      left.splice(0, most - leased.length).map((candidate) =>
        sql<Row>`update ${sql.table(table)}
          set next_attempt_at = ${dueIn(database, leaseMs)}, attempts = attempts + 1
          where ${sql.ref(owner)} = ${candidate.owner} and id = ${candidate.id}
            and attempts = ${candidate.attempts} and ${isDue}
          returning *`.execute(database.db),
      ),
    );
    leased.push(...tried.flatMap((result) => result.rows));
  }
  return leased;
}

/**
 * Runs `work` for all due rows and returns their number. If one fails, it rejects after all have
 * finished.
 */
export async function doAll<Row>(
  due: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<number> {
  const results = await Promise.allSettled(due.map(work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return due.length;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const firstMs = 1_000;
const longestMs = 15 * minuteMs;

/**
 * Returns how long to wait after this many failed attempts, in milliseconds. The pause starts at 1
 * s and doubles each time. A random part of it, at most half, is subtracted, so that retries do not
 * coincide. The pause is at least `retryAfter` seconds, which the provider may request. It is at
 * most `longest` milliseconds, by default 15 minutes.
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
