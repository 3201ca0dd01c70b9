import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text')
    .addColumn('email_hash', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text')
    .addColumn('link_expires_at', 'timestamptz')
    .addColumn('code_sent', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('mails', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('mailed_at', 'timestamptz')
    .addColumn('requested_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('unsubscribed_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('newsletter_subscriptions_pending')
    .on('newsletter_subscriptions')
    .column('link_expires_at')
    .where(sql<boolean>`status = 'pending'`)
    .execute();
}

/** Subscriptions to the newsletter. An address that has unsubscribed is a keyed hash alone. */
export const newsletter: Migration = { up };
