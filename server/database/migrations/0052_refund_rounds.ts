import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column round integer not null default 1`.execute(db);
}

/** Counts the keys by which the payment provider was asked for a refund. */
export const refundRounds: SiteMigration = { up };
