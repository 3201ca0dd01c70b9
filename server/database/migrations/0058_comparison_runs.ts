import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table comparison_runs (
    id uuid primary key,
    subject text not null,
    days integer,
    since timestamptz,
    until timestamptz,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    finished_at timestamptz,
    actor_kind text not null,
    actor_id text,
    actor_role text,
    compared integer not null,
    differing integer not null,
    differences jsonb not null,
    failure text
  )`.execute(db);
  await sql`create unique index comparison_runs_open on comparison_runs ((finished_at is null))
    where finished_at is null`.execute(db);
  await sql`create index comparison_runs_latest on comparison_runs (subject, started_at desc)`.execute(
    db,
  );
}

/** The runs of the comparisons with providers, of which one at most is under way from the desk. */
export const comparisonRuns: SiteMigration = { up };
