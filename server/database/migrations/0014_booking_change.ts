import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column replaces text`.execute(db);
  await sql`alter table bookings add column replaces_fee jsonb`.execute(db);
  await sql`alter table bookings add column replaced_by text`.execute(db);
}

/** The change of a booking: a new one of the same hotel replaces it. */
export const bookingChange: Migration = { up };
