import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settlements add column statement integer`.execute(db);
  await sql`alter table settlements add column vat_rate integer`.execute(db);
  await sql`alter table settlements add column vat bigint`.execute(db);
  await sql`create unique index settlements_statement on settlements (statement)`.execute(db);
}

/** The numbers of statements, without gaps, and the VAT that their commission includes. */
export const statements: SiteMigration = { up };
