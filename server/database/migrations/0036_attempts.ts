import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  // Not written to the log of the database: what was counted may be lost when it crashes.
  await sql`create unlogged table attempts (
    id uuid primary key,
    kind text not null,
    failed boolean not null,
    at timestamptz not null
  )`.execute(db);
  await sql`create index attempts_at on attempts (at)`.execute(db);
}

/** What travellers tried and whether it failed, of the last hours; for alarms. */
export const attempts: SiteMigration = { up };
