import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "twoFactor" add column "lastStep" bigint`.execute(db);
}

/** The time step of the last code that an account used, so that no code is used twice. ADR 0038. */
export const accountCodes: SiteMigration = { up };
