import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('request_id', 'text').execute();
  await db.schema.alterTable('bookings').addColumn('traceparent', 'text').execute();
}

/** The request that made a booking, for what the worker does for it later. */
export const bookingTrace: Migration = { up };
