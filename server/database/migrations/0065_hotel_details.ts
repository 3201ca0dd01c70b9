import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table hotel_details (
    hotel_id text primary key,
    legal_name text not null,
    address text not null,
    vat_number text not null,
    account_holder text not null,
    iban text not null,
    bic text not null,
    version integer not null,
    changed_at timestamptz not null,
    changed_by text not null,
    account_changed_at timestamptz,
    account_changed_by text
  )`.execute(db);
}

/** What the desk has entered of hotels: their legal names, addresses, VAT numbers and accounts. */
export const hotelDetails: SiteMigration = { up };
