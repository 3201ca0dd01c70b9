import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('exchange_rates').addColumn('unconfirmed', 'jsonb').execute();
}

/** The rates of a day that moved so far that they are not used before an operator confirms them. */
export const unconfirmedRates: Migration = { up };
