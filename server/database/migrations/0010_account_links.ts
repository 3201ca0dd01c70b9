import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('verification_by_value').on('verification').column('value').execute();
}

/** Finds the open links of an account, which end together. ADR 0030. */
export const accountLinks: Migration = { up };
