import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('mismatch', 'jsonb').execute();
  await db.schema.alterTable('bookings').addColumn('accepted_fee', 'jsonb').execute();
}

/** What a provider reports otherwise than it was booked, and the fee that goes with a cancellation. */
export const bookingMismatch: Migration = { up };
