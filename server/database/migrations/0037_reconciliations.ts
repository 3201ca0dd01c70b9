import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reconciliations (
    day date primary key,
    at timestamptz not null,
    findings jsonb not null
  )`.execute(db);
}

/** What site and provider differed in, by the day of change. */
export const reconciliations: SiteMigration = { up };
