import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['bookings', 'newsletter_subscriptions', 'user']) {
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
  }
}

/** The language in which the mails of bookings, subscriptions and accounts are written. ADR 0045. */
export const languages: Migration = { up };
