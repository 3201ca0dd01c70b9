import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column looked_at timestamptz`.execute(db);
}

/** When an open payment was looked up last, so that all processes share their looks. */
export const paymentLooks: SiteMigration = { up };
