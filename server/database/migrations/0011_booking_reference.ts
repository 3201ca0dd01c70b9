import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('bookings_by_reference')
    .unique()
    .on('bookings')
    .columns(['hotel_id', 'reference'])
    .where(sql<boolean>`rate->>'booking' = 'instant'`)
    .execute();
}

/** A reservation at the provider belongs to one booking. References that the desk types may be those of a group. */
export const bookingReference: Migration = { up };
