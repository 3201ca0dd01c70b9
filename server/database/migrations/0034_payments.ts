import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .addColumn('intent_id', 'text')
    .addColumn('address', 'text')
    .addColumn('lapses_at', 'timestamptz')
    .addColumn('captured_at', 'timestamptz')
    .addColumn('card_brand', 'text')
    .addColumn('card_last4', 'text')
    .addColumn('problem', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('payments_pkey', ['hotel_id', 'id'])
    .addUniqueConstraint('payments_booking', ['hotel_id', 'booking_id'])
    .execute();
  await db.schema
    .createIndex('payments_due')
    .on('payments')
    .column('next_attempt_at')
    .where('next_attempt_at', 'is not', null)
    .execute();
  await db.schema
    .createTable('refunds')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('refund_id', 'text')
    .addColumn('problem', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('refunds_pkey', ['hotel_id', 'id'])
    .execute();
  await db.schema
    .createIndex('refunds_by_payment')
    .on('refunds')
    .columns(['hotel_id', 'payment_id'])
    .execute();
  await db.schema
    .createIndex('refunds_due')
    .on('refunds')
    .column('next_attempt_at')
    .where('next_attempt_at', 'is not', null)
    .execute();
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`alter table bookings add column payment_id text`.execute(db);
}

/** Payments on the site, what was paid back, and the events of the payment provider. */
export const payments: Migration = { up };
