import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type DeskQueue, mostCounted } from '#contracts/site/desk/deskToday.ts';
import type { Tables } from '../database/tables.ts';

/**
 * A query of rows to count. `since` is the time at which the row began to wait. The oldest rows
 * come first.
 */
export type WaitingRows = SelectQueryBuilder<Tables, keyof Tables, { since: Date | null }>;

/**
 * The number of rows that were read, and the earliest `since` among them. `more` is true if there
 * are further rows.
 */
type Count = { count: number; more: boolean; oldest: Date | null };

const none: Count = { count: 0, more: false, oldest: null };

/**
 * Counts rows and finds their earliest `since`. Reads at most `most + 1` rows. If there are more
 * than `most` rows, `more` is true and only the rows that were read count for `since`.
 */
export async function countUpTo(
  db: Kysely<Tables>,
  rows: WaitingRows,
  most: number,
): Promise<Count> {
  const [count = none] = await countEachUpTo(db, [rows], most);
  return count;
}

/** Counts several kinds of rows in one statement. The counts are in the order of `kinds`. */
export async function countEachUpTo(
  db: Kysely<Tables>,
  kinds: readonly WaitingRows[],
  most: number,
): Promise<Count[]> {
  const [first, ...rest] = kinds.map((rows, at) =>
    db
      .selectFrom(rows.limit(most + 1).as('waiting'))
      .select([
        sql<number>`${sql.lit(at)}::int`.as('at'),
        sql<number>`count(*)::int`.as('count'),
        sql<Date | null>`min(since)`.as('oldest'),
      ]),
  );
  if (!first) return [];
  const found = await rest.reduce((all, next) => all.unionAll(next), first).execute();
  const counts = kinds.map(() => none);
  for (const { at, count, oldest } of found) {
    counts[at] = { count: Math.min(count, most), more: count > most, oldest };
  }
  return counts;
}

/** An item that waits in a queue, with its booking. */
export type TaskItem = {
  id: string;
  booking: { id: string; number: string | null; hotel: string | null } | null;
  since: Date | null;
};

/** A queue of the desk: the list that shows it, and its rows for counting. */
type Queue = Pick<DeskQueue, 'name' | 'list' | 'query'> & {
  rows: WaitingRows;
  /**
   * The time after which the oldest item is late, in milliseconds. Undefined if the items need no
   * action.
   */
  lateMs?: number;
  /**
   * Returns the waiting items that have one of these ids or whose booking has one of them. The
   * items of a queue with this function can be assigned as tasks.
   */
  items?: (ids: readonly string[]) => Promise<TaskItem[]>;
};

/** Returns the queues of a resource for the desk at the time `now`. */
export type QueuesAt = (now: Date) => Queue[];

/** Reads the counts of all queues in one statement. */
export async function readQueues(
  db: Kysely<Tables>,
  queues: readonly Queue[],
  now: Date,
): Promise<DeskQueue[]> {
  const rows = queues.map((queue) => queue.rows);
  const counts = await countEachUpTo(db, rows, mostCounted);
  return queues.map(({ name, list, query, lateMs }, at) => {
    const { count = 0, more = false, oldest = null } = counts[at] ?? {};
    const since = lateMs === undefined ? null : oldest;
    return {
      name,
      list,
      query,
      count,
      more,
      oldest: since?.toISOString() ?? null,
      late: since !== null && lateMs !== undefined && now.getTime() - since.getTime() > lateMs,
    };
  });
}
