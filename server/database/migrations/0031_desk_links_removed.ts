import type { Kysely } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('desk_links').execute();
}

/** The links with which mails decided about bookings: since 1.1.0 that is done at the desk alone. */
export const deskLinksRemoved: SiteMigration = { up, contract: { oldestVersion: '1.1.0' } };
