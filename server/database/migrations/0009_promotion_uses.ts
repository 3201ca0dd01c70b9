import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('promotion_uses')
    .alterColumn('mailbox_hash', (column) => column.dropNotNull())
    .execute();
}

/** Lets guests use promotion codes without a mailbox: only a verified address says whose use it is. */
export const promotionUses: Migration = { up };
