import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index user_by_created_at on "user" ("createdAt", id)`.execute(db);
  await sql`create index user_by_email on "user" (email text_pattern_ops)`.execute(db);
}

/** Indexes for the travellers of the desk: their list, and the search by the beginning of an address. */
export const deskTravellers: Migration = { up };
