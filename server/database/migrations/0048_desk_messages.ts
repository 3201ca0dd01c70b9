import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_notes add column mailed boolean not null default false`.execute(db);
}

/** Which notes of the desk were mailed to the guest. */
export const deskMessages: SiteMigration = { up };
