import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bookings_name_untold on bookings (created_at, id)
    where name_untold_at is not null`.execute(db);
}

/** Finds the few bookings whose hotels have to be told a name. */
export const namesUntold: SiteMigration = { up };
