import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  // Not written to the log of the database: counts may be lost when the database crashes.
  await sql`create unlogged table rate_limits (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`.execute(db);
  await sql`create index rate_limits_ends_at on rate_limits (ends_at)`.execute(db);
}

/** The limits that all processes of the site share. ADR 0051. */
export const rateLimits: Migration = { up };
