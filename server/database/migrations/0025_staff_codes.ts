import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff_two_factor').addColumn('lastStep', 'bigint').execute();
}

/** The time step of the last code that a member of the staff used, so that no code is used twice. ADR 0047. */
export const staffCodes: Migration = { up };
