import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table message_templates (
    id text primary key,
    name text not null,
    name_key text not null unique,
    texts jsonb not null,
    version integer not null,
    changed_at timestamptz not null,
    changed_by text
  )`.execute(db);
}

/** The operator's own templates of texts to guests. */
export const messageTemplates: SiteMigration = { up };
