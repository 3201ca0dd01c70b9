import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type DeskQueue, mostCounted } from '#contracts/site/desk/deskToday.ts';
import type { Tables } from '../database/tables.ts';

/** Rows to be counted, with since when each waits, the oldest first. */
export type WaitingRows = SelectQueryBuilder<Tables, keyof Tables, { since: Date | null }>;

/**
 * How many rows were read and the first `since` of these. `more`: there are more rows than that.
 */
type Count = { count: number; more: boolean; oldest: Date | null };

const none: Count = { count: 0, more: false, oldest: null };

/**
 * Counts rows and finds the first of their `since`, reading no more than `most` and one. `more`:
 * there are more than `most`; the first is then that of the rows that were read.
 */
export async function countUpTo(
  db: Kysely<Tables>,
  rows: WaitingRows,
  most: number,
): Promise<Count> {
  const [count = none] = await countEachUpTo(db, [rows], most);
  return count;
}

/** The same for several kinds of rows, in one statement. The counts are in the order of `kinds`. */
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

/** A thing that waits in a queue, with the booking that it is about. */
export type TaskItem = {
  id: string;
  booking: { id: string; number: string | null; hotel: string | null } | null;
  since: Date | null;
};

/** A queue of the desk: which list shows it, and its rows, which are to be counted. */
type Queue = Pick<DeskQueue, 'name' | 'list' | 'query'> & {
  rows: WaitingRows;
  /**
   * After how long the oldest waits for longer than it should, in milliseconds; none for what waits
   * for nothing.
   */
  lateMs?: number;
  /**
   * The things with these ids, or about bookings with them, that wait in it: each can be assigned.
   */
  items?: (ids: readonly string[]) => Promise<TaskItem[]>;
};

/** The queues that a resource has for the desk; `now` is the time they are read at. */
export type QueuesAt = (now: Date) => Queue[];

/** Reads queues, in one statement. */
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
