import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table desk_tasks (
    queue text not null,
    item text not null,
    assignee text,
    due date,
    note text not null default '',
    version text not null,
    cause_at timestamptz,
    changed_at timestamptz not null default now(),
    changed_by text,
    primary key (queue, item)
  )`.execute(db);
}

/** Who does what waits at the desk, and by when. */
export const deskTasks: SiteMigration = { up };
