import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settlements')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('owed', 'bigint', (column) => column.notNull())
    .addColumn('commission', 'bigint', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('undoes', 'text')
    .addPrimaryKeyConstraint('settlements_pkey', ['hotel_id', 'id'])
    .addUniqueConstraint('settlements_seq', ['hotel_id', 'month', 'currency', 'seq'])
    .addUniqueConstraint('settlements_undoes', ['hotel_id', 'undoes'])
    .execute();
  await db.schema
    .createIndex('settlements_by_month')
    .on('settlements')
    .columns(['month', 'hotel_id'])
    .execute();
  await db.schema
    .createTable('settlement_lines')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('settlement_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('owed', 'bigint', (column) => column.notNull())
    .addColumn('commission', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('settlement_lines_pkey', ['hotel_id', 'settlement_id', 'booking_id'])
    .execute();
  await db.schema
    .createIndex('bookings_by_month_of_stay')
    .on('bookings')
    .columns(['check_out', 'hotel_id'])
    .execute();
}

/** What was settled with hotels, by booking, and bookings by the month of their check-out. ADR 0049. */
export const settlements: Migration = { up };
