import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exchange_rates')
    .addColumn('date', 'text', (column) => column.primaryKey())
    .addColumn('rates', 'jsonb', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('user').addColumn('displayCurrency', 'text').execute();
}

/** Exchange rates by day, and the currency in which an account sees prices. ADR 0042. */
export const currencies: Migration = { up };
