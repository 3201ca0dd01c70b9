import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settlements add column by_file boolean`.execute(db);
  await sql`create table payout_files (
    number integer primary key,
    at timestamptz not null,
    made_by text not null,
    reason text not null,
    debtor_name text,
    debtor_iban text
  )`.execute(db);
  await sql`create table payouts (
    statement integer primary key,
    file integer not null,
    hotel_id text not null,
    settlement_id text not null,
    hotel_name text,
    month text not null,
    currency text not null,
    amount bigint not null,
    payee text not null,
    iban text not null,
    bic text not null
  )`.execute(db);
  await sql`create index payouts_of_file on payouts (file, statement)`.execute(db);
  await sql`create table commission_invoices (
    statement integer primary key,
    at timestamptz not null,
    issued_by text not null,
    from_name text not null,
    from_address text not null,
    from_vat_number text not null,
    to_name text not null,
    to_address text not null,
    to_vat_number text not null
  )`.execute(db);
}

/** Files for the bank with the accounts that they were made with, and invoices that were issued. */
export const payouts: SiteMigration = { up };
