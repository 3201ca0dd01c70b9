import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_issues add column ours_currency text`.execute(db);
}

/** Issues whose two amounts are in different currencies. */
export const issueCurrencies: SiteMigration = { up };
