import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable('ledger_transactions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('ledger_entries')
    .addColumn('transaction_id', 'text', (column) =>
      column.notNull().references('ledger_transactions.id'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_entries_pkey', ['transaction_id', 'seq'])
    .addCheckConstraint('ledger_entries_amount', sql`amount <> 0`)
    .execute();
  await db.schema
    .createIndex('ledger_entries_by_account_currency')
    .on('ledger_entries')
    .columns(['account', 'currency'])
    .execute();

  await db.schema
    .createTable('promotions')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('percent', 'integer')
    .addColumn('amount', 'jsonb')
    .addColumn('starts_on', 'date')
    .addColumn('ends_on', 'date')
    .addColumn('max_uses', 'integer')
    .addColumn('max_uses_per_person', 'integer')
    .addColumn('mailbox_hash', 'text')
    .addColumn('ended_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('promotions_kind', sql`(percent is null) <> (amount is null)`)
    .execute();
  await db.schema
    .createIndex('promotions_one_for_mailbox_hash')
    .on('promotions')
    .column('mailbox_hash')
    .unique()
    .execute();
  await db.schema
    .createTable('promotion_uses')
    .addColumn('code', 'text', (column) => column.notNull().references('promotions.code'))
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('mailbox_hash', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('used_at', 'timestamptz', (column) => column.notNull())
    .addColumn('released_at', 'timestamptz')
    .addPrimaryKeyConstraint('promotion_uses_pkey', ['code', 'booking_id'])
    .execute();

  await db.schema
    .alterTable('bookings')
    .addColumn('credits', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .execute();
}

/** The ledger of OneKeyCash and promotions, promotion codes and their uses, and the credits of bookings. */
export const rewards: Migration = { up };
