import { sql } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';

/** Resolves to true if a statement waits for a lock, otherwise to undefined. */
export async function waitsForLock({ db }: Pick<Database, 'db'>): Promise<true | undefined> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0 ? true : undefined;
}
