import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sign_ins (
    id text primary key,
    account_id text not null references "user" (id) on delete cascade,
    way text not null,
    device text not null,
    time_zone text,
    at timestamptz not null
  )`.execute(db);
  await sql`create index sign_ins_by_account on sign_ins (account_id, at)`.execute(db);
  await sql`create index sign_ins_by_at on sign_ins (at)`.execute(db);
}

/** When, how and from which kind of device somebody signed in to an account. ADR 0038. */
export const signIns: SiteMigration = { up };
