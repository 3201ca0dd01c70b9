import { sql } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';

/** A database whose clock is the test's, so that what is due is due when the test says so. */
export function withClock<Given extends Pick<Database, 'now'>>(
  database: Given,
  now: () => Date,
): Given {
  return { ...database, now: () => sql<Date>`${now()}::timestamptz` };
}
