import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bookings_by_status_arrival on bookings (status, check_in, id)`.execute(db);
}

/**
 * The index of a status in the order of arrival. Without it, the search reads the bookings of all statuses from the first
 * arrival on, which are nearly all if the status is one of bookings to come.
 */
export const bookingArrivals: Migration = { up };
