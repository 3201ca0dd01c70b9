import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('link_hash', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('cause', 'text')
    .addColumn('stay', 'jsonb', (column) => column.notNull())
    .addColumn('check_in', 'date', (column) => column.notNull())
    .addColumn('check_out', 'date', (column) => column.notNull())
    .addColumn('price', 'jsonb', (column) => column.notNull())
    .addColumn('hotel', 'jsonb')
    .addColumn('rate', 'jsonb')
    .addColumn('asked_at', 'timestamptz')
    .addColumn('moved_rate', 'jsonb')
    .addColumn('traveller', 'jsonb')
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('cancelling', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('cancelled_fee', 'jsonb')
    .addColumn('next_attempt_at', 'timestamptz')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('erased_at', 'timestamptz')
    .addPrimaryKeyConstraint('bookings_pkey', ['hotel_id', 'id'])
    .addUniqueConstraint('bookings_key', ['hotel_id', 'key_hash'])
    .addCheckConstraint('bookings_days', sql`check_out > check_in`)
    .execute();
  await index(db, 'bookings', ['id']);
  await index(db, 'bookings', ['next_attempt_at']);
  await index(db, 'bookings', ['email_hash', 'created_at']);
  await db.schema
    .createIndex('bookings_to_erase')
    .on('bookings')
    .column('check_out')
    .where(sql<boolean>`erased_at is null`)
    .execute();

  await db.schema
    .createTable('booking_events')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('detail', 'jsonb')
    .addPrimaryKeyConstraint('booking_events_pkey', ['hotel_id', 'booking_id', 'seq'])
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz')
    .addColumn('sent_at', 'timestamptz')
    .addColumn('failed_at', 'timestamptz')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('outbox_pkey', ['owner', 'id'])
    .execute();
  await index(db, 'outbox', ['next_attempt_at']);

  await db.schema
    .createTable('desk_links')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .addPrimaryKeyConstraint('desk_links_pkey', ['hotel_id', 'booking_id', 'token_hash'])
    .execute();
}

function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const name = `${table}_by_${columns.join('_')}`;
  return db.schema.createIndex(name).on(table).columns(columns).execute();
}

/**
 * Bookings, their history, the outbox, and the desk's links. Primary keys begin with the property.
 */
export const bookings: Migration = { up };
