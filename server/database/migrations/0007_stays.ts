import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('earned', 'jsonb').execute();
  await db.schema
    .createIndex('ledger_transactions_by_booking_id')
    .on('ledger_transactions')
    .column('booking_id')
    .execute();
}

/** What a stay has earned, and the ledger by booking. */
export const stays: Migration = { up };
