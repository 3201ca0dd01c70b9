import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_passkeys (
    id text primary key,
    account_id text not null references staff (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    user_handle text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`.execute(db);
  await sql`create index staff_passkeys_by_account on staff_passkeys (account_id, created_at)`.execute(
    db,
  );
  await sql`alter table staff_session add column "passkeyAt" timestamptz`.execute(db);
  await sql`create table staff_rules (
    name text primary key,
    since timestamptz not null
  )`.execute(db);
}

/** Passkeys of the staff, and whether moving money needs one. ADR 0039. */
export const staffPasskeys: SiteMigration = { up };
