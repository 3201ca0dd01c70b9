import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table passkeys (
    id text primary key,
    account_id text not null references "user" (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    user_handle text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`.execute(db);
  await sql`create index passkeys_by_account on passkeys (account_id, created_at)`.execute(db);
  await sql`create table passkey_challenges (
    hash text primary key,
    purpose text not null,
    session_id text,
    user_handle text,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`.execute(
    db,
  );
}

/** Passkeys of accounts, and the challenges that they answer once. ADR 0039. */
export const passkeys: SiteMigration = { up };
