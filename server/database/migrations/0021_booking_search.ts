import { type Kysely, type Migration, sql } from 'kysely';

const guest = (name: 'firstName' | 'lastName') => sql.raw(`traveller->'guests'->0->>'${name}'`);

async function up(db: Kysely<unknown>): Promise<void> {
  const place = sql`created_at, id`;
  const indexes = [
    sql`bookings_by_created_at on bookings (${place})`,
    sql`bookings_by_status on bookings (status, ${place})`,
    sql`bookings_by_hotel on bookings (hotel_id, ${place})`,
    sql`bookings_by_check_in on bookings (check_in, id)`,
    sql`bookings_by_reference_alone on bookings (reference, ${place}) where reference is not null`,
    sql`bookings_by_guest on bookings
      ((lower((${guest('firstName')}) || ' ' || (${guest('lastName')})) collate "C"))`,
    sql`bookings_by_last_name on bookings
      ((lower((${guest('lastName')}) || ' ' || (${guest('firstName')})) collate "C"))`,
    sql`bookings_by_hotel_name on bookings ((lower(hotel->>'name') collate "C"))`,
    sql`bookings_cancelling on bookings (${place}) where cancelling`,
    sql`bookings_mismatch on bookings (${place}) where mismatch is not null`,
    sql`outbox_unsent on outbox (kind, created_at) where sent_at is null`,
    sql`outbox_mails_sent on outbox (sent_at) where sent_at is not null and kind <> 'webhook'`,
  ];
  for (const index of indexes) await sql`create index ${index}`.execute(db);
}

/** The indexes of what the desk searches bookings by, and of what waits for it. */
export const bookingSearch: Migration = { up };
