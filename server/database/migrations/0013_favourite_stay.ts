import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('favourites').addColumn('stay', 'text').execute();
}

/** The stay that a favourite was found with; null for none, as for those that the version before adds. */
export const favouriteStay: Migration = { up };
