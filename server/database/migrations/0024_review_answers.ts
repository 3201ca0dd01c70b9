import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reviews').addColumn('answer', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('answered_at', 'timestamptz').execute();
  const columns = ['created_at', 'id'];
  await db.schema.createIndex('reviews_by_created_at').on('reviews').columns(columns).execute();
  await db.schema
    .createIndex('reviews_reported')
    .on('reviews')
    .columns(columns)
    .where(sql<boolean>`reports > 0 and hidden_at is null`)
    .execute();
  await db.schema
    .createIndex('reviews_hidden')
    .on('reviews')
    .columns(columns)
    .where(sql<boolean>`hidden_at is not null`)
    .execute();
  await db.schema
    .createIndex('newsletter_subscriptions_by_status')
    .on('newsletter_subscriptions')
    .columns(['status', 'requested_at', 'id'])
    .execute();
  await db.schema
    .createIndex('newsletter_subscriptions_by_requested_at')
    .on('newsletter_subscriptions')
    .columns(['requested_at', 'id'])
    .execute();
  await db.schema
    .createIndex('outbox_webhooks')
    .on('outbox')
    .columns(columns)
    .where(sql<boolean>`kind = 'webhook'`)
    .execute();
  await db.schema
    .createIndex('outbox_webhooks_by_id')
    .on('outbox')
    .column('id')
    .where(sql<boolean>`kind = 'webhook'`)
    .execute();
}

/** Answers of the hotels to reviews, and the order of what the desk lists. */
export const reviewAnswers: Migration = { up };
