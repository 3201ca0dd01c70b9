import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings
    add column mails_guest boolean not null default true,
    add column spoken_link boolean not null default false`.execute(db);
}

/** Whether the guest of a booking gets mails, and whether a link that was read out opens it. */
export const guestsByPhone: SiteMigration = { up };
