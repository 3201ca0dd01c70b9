import type { Kysely } from 'kysely';
import { type DeskQueue, mostCounted } from '#contracts/site/desk/deskToday.ts';
import type { Tables } from '../database/tables.ts';
import { countEachUpTo, type WaitingRows } from './countUpTo.ts';

/** A queue of the desk: which list shows it, and its rows, which are to be counted. */
export type Queue = Pick<DeskQueue, 'name' | 'list' | 'query'> & {
  rows: WaitingRows;
  /**
   * After how long the oldest waits for longer than it should, in milliseconds; none for what waits
   * for nothing.
   */
  lateMs?: number;
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
