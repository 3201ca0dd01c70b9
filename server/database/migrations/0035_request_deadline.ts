import type { Kysely } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('answer_by', 'timestamptz').execute();
  await db.schema.alterTable('bookings').addColumn('reminded_at', 'timestamptz').execute();
}

/** By when a request is answered, and when the hotel was reminded; null for those of before. */
export const requestDeadline: SiteMigration = { up };
