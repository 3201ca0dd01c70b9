import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exchange_rates add column kept jsonb`.execute(db);
  await sql`alter table exchange_rates add column source text`.execute(db);
}

/** The rates of a day that an operator has decided not to use, and where its rates are from. */
export const keptRates: SiteMigration = { up };
