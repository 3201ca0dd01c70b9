import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Rows to be counted, with since when each waits, the oldest first. */
export type WaitingRows = SelectQueryBuilder<Tables, keyof Tables, { since: Date | null }>;

/**
 * How many rows were read and the first `since` of these. `more`: there are more rows than that.
 */
export type Count = { count: number; more: boolean; oldest: Date | null };

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
