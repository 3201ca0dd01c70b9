import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('mismatch', 'jsonb').execute();
  await db.schema.alterTable('bookings').addColumn('accepted_fee', 'jsonb').execute();
}

/** Adds the mismatch of a booking, and the most that its cancellation may cost. */
export const bookingMismatch: Migration = { up };
