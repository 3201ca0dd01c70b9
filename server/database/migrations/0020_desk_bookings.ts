import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking_attempts')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz')
    .addPrimaryKeyConstraint('booking_attempts_pkey', ['hotel_id', 'booking_id', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('booking_attempts_by_at')
    .on('booking_attempts')
    .column('at')
    .execute();
  await db.schema
    .createTable('booking_notes')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_role', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_notes_pkey', ['hotel_id', 'booking_id', 'id'])
    .execute();
  await sql`alter table desk_links add column sent_to text`.execute(db);
  await sql`alter table bookings add column fee_payer text`.execute(db);
  await sql`alter table bookings add column site_fee jsonb`.execute(db);
  await sql`alter table bookings add column retried_at timestamptz`.execute(db);
  await sql`alter table bookings add column email_corrected_at timestamptz`.execute(db);
  await sql`create index outbox_by_booking on outbox
    (owner, (coalesce(payload->>'bookingId', payload->'data'->>'id')))`.execute(db);
}

/**
 * What the desk knows of a booking besides: the attempts at the provider, notes, whom a link was sent to, and a fee that
 * somebody else than the traveller pays.
 */
export const deskBookings: Migration = { up };
