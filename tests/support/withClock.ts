import { sql } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';

/** Returns a database with the test's clock, so that the test decides when work is due. */
export function withClock<Given extends Pick<Database, 'now'>>(
  database: Given,
  now: () => Date,
): Given {
  return { ...database, now: () => sql<Date>`${now()}::timestamptz` };
}
