import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_issues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hotel_id', 'text')
    .addColumn('booking_id', 'text')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('currency', 'text')
    .addColumn('ours', 'bigint')
    .addColumn('theirs', 'bigint')
    .addColumn('detail', 'text')
    .addColumn('due_at', 'timestamptz')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('found_at', 'timestamptz', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addColumn('closed_at', 'timestamptz')
    .addColumn('closed_by', 'text')
    .addColumn('next_attempt_at', 'timestamptz')
    .execute();
  await sql`create index payment_issues_open on payment_issues (found_at, id) where closed_at is null`.execute(
    db,
  );
  await sql`create index payment_issues_by_booking on payment_issues (booking_id)`.execute(db);
  await db.schema
    .createTable('payment_movements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('fee_currency', 'text', (column) => column.notNull())
    .addColumn('fee', 'bigint', (column) => column.notNull())
    .addColumn('hotel_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('refund_id', 'text')
    .execute();
  await sql`create index payment_movements_at on payment_movements (at)`.execute(db);
  await sql`create index payment_movements_reference on payment_movements (reference)`.execute(db);
  await sql`create index payment_movements_payment on payment_movements (payment_id) where payment_id is not null`.execute(
    db,
  );
  await sql`create index payment_movements_refund on payment_movements (refund_id) where refund_id is not null`.execute(
    db,
  );
  await db.schema
    .createTable('payment_comparisons')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .addColumn('cursor', 'text')
    .addColumn('movements', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('finished_at', 'timestamptz')
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index payments_captured on payments (captured_at) where captured_at is not null`.execute(
    db,
  );
  await sql`create index payments_intent on payments (intent_id) where intent_id is not null`.execute(
    db,
  );
  await sql`create index refunds_updated on refunds (updated_at)`.execute(db);
  await sql`create index payment_events_at on payment_events (at)`.execute(db);
  await sql`alter table refunds add column paid_by text not null default 'hotel'`.execute(db);
}

/** What somebody has to look at in payments, and what the payment provider lists of them. */
export const paymentIssues: SiteMigration = { up };
