import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('promotions_one_for_mailbox_hash')
    .on('promotions')
    .column('mailbox_hash')
    .unique()
    .execute();
  await db.schema.dropIndex('promotions_by_mailbox_hash').execute();
}

/** One personal code for each mailbox, also when two addresses of it are confirmed at the same time. */
export const personalCodes: Migration = { up };
