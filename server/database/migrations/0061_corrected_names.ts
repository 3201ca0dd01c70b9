import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column name_untold_at timestamptz`.execute(db);
}

/** Since when the hotel has to be told a name of a guest that the desk has corrected. */
export const correctedNames: SiteMigration = { up };
