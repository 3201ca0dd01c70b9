import type { Kysely } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('wanted_by', 'text').execute();
}

/** Who wanted a cancellation that the desk made; null for those of before. */
export const cancellationParty: SiteMigration = { up };
