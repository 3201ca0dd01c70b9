import { type RawBuilder, sql } from 'kysely';
import type { Database } from './openDatabase.ts';

/** The time in so many milliseconds by the clock of the database; earlier if negative. */
export function dueIn(database: Pick<Database, 'now'>, ms: number): RawBuilder<Date> {
  return sql<Date>`${database.now()} + ${ms}::double precision * interval '1 millisecond'`;
}
