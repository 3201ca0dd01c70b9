import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table oidc_links (
    id text primary key,
    issuer text not null,
    subject text not null,
    account_id text not null references "user" (id) on delete cascade,
    email text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    unique (issuer, subject)
  )`.execute(db);
  await sql`create index oidc_links_by_account on oidc_links (account_id)`.execute(db);
  await sql`create table oidc_steps (
    id text primary key,
    data jsonb not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index oidc_steps_by_expiry on oidc_steps (expires_at)`.execute(db);
  await sql`alter table sign_ins add column provider text`.execute(db);
}

/** Accounts of other sites that open accounts here, and sign-ins with them on their way. ADR 0040. */
export const oidcLinks: SiteMigration = { up };
