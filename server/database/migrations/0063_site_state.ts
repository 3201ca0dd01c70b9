import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_state (
    name text primary key,
    value text,
    at timestamptz not null default now()
  )`.execute(db);
}

/** What all processes have in common: a digest of their secret, and when a worker last had a turn. */
export const siteState: SiteMigration = { up };
