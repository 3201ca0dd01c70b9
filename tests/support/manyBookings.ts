import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from '#server/database/tables.ts';
import { emailHash } from '#server/bookings/bookingLinks.ts';
import { bookingRequest } from '../server/bookings/support/bookingRequest.ts';
import type { TestDatabase } from './testDatabase.ts';
import { storedStay } from '#server/bookings/state/bookedRooms.ts';

/** The number of bookings that one statement writes. */
const batch = 5_000;

/**
 * Writes `count` bookings over three years and 400 hotels, with guests, outcomes, mails and events
 * like those of a site. Then has PostgreSQL update its statistics. `now` is the time of the newest
 * booking. Names and hotels have no order in time, and a few bookings wait for an action.
 */
export async function writeManyBookings(
  { url }: Pick<TestDatabase, 'url'>,
  count: number,
  now: Date,
): Promise<void> {
  // The site's own pool would end statements that run longer than a request may.
  const pool = new Pool({ connectionString: url, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    for (let from = 1; from <= count; from += batch) {
      await writeBatch(db, { from, to: Math.min(from + batch - 1, count), count, now });
    }
    await db
      .updateTable('bookings')
      .set({
        email_hash: emailHash('ada@travelers.example'),
        traveller: sql`jsonb_set(traveller, '{email}', '"ada@travelers.example"')`,
      })
      .where('reference', 'in', ['REF10', 'REF1002'])
      .execute();
    for (const table of ['bookings', 'booking_events', 'outbox', 'reviews']) {
      await sql`vacuum analyze ${sql.table(table)}`.execute(db);
    }
  } finally {
    await db.destroy();
  }
}

type Batch = { from: number; to: number; count: number; now: Date };

async function writeBatch(db: Kysely<Tables>, { from, to, count, now }: Batch): Promise<void> {
  const { stay, price, rooms, rooms_turnover } = storedStay(bookingRequest.stay);
  const traveller = JSON.stringify(bookingRequest.traveller);
  await sql`
    insert into bookings (hotel_id, id, key_hash, request_hash, link_hash, account_id, status, stay, rooms,
      rooms_turnover, check_in, check_out, price, hotel, traveller, email_hash, reference, cancelling, mismatch, created_at, updated_at,
      asked_at, attempts)
    select 'hotel-' || n % 400, gen_random_uuid()::text, md5(n::text), 'r', 'l',
      case when n % 3 = 0 then 'account-' || n % 20000 end,
      case when n % 500 = 0 then 'pending' when n % 500 = 1 then 'requested' when n % 10 = 2 then 'cancelled'
        when n % 25 = 3 then 'declined' when n % 50 = 4 then 'no-show' when n * 12 < ${count}::int then 'confirmed'
        else 'stayed' end,
      ${stay}::jsonb, ${rooms}::jsonb, ${rooms_turnover}::numeric,
      (made + (n % 90) * interval '1 day')::date, (made + (n % 90 + 3) * interval '1 day')::date,
      ${price}::jsonb, jsonb_build_object('name', 'Hotel ' || chr(65 + n % 26) || ' ' || n % 400),
      case when n % 7 > 0 then ${traveller}::jsonb || jsonb_build_object(
        'email', 'guest' || n % 30000 || '@mail' || n % 50 || '.example',
        'phone', '+49' || 1700000000 + n % 30000,
        'guests', jsonb_build_array(jsonb_build_object(
          'firstName', (array['Ada','Bob','Chloé','Dmitri','Emeka','Fatima','Grace','Hana'])[1 + n % 8],
          'lastName', chr(65 + n % 26) || 'urname' || n % 3000))) end,
      md5(('guest' || n % 30000)::text), 'REF' || n, n % 800 = 5, case when n % 900 = 6 then '{"field":"total"}'::jsonb end,
      made, made, made, 1
    from generate_series(${from}::int, ${to}::int) as n,
      lateral (select ${now}::timestamptz - n * (interval '1000 days' / ${count}::int) as made) as times`.execute(
    db,
  );
  const written = sql`substr(reference, 4)::int between ${from} and ${to}`;
  await sql`
    insert into booking_events (hotel_id, booking_id, seq, at, status, cause)
    select hotel_id, id, seq, created_at, status,
      case when cancelling then 'cancellation-asked-by-traveller' else 'mismatch' end
    from bookings, generate_series(1, 3) as seq where ${written}`.execute(db);
  await sql`
    insert into outbox (owner, id, kind, event_id, payload, attempts, created_at, sent_at, failed_at, last_error)
    select hotel_id, gen_random_uuid()::text, kind, id,
      jsonb_build_object('bookingId', id, 'data', jsonb_build_object('id', id)), 1, created_at,
      case when failed then null else created_at end, case when failed then created_at end,
      case when failed then 'ECONNREFUSED' end
    from bookings, (values ('booking-mail'), ('webhook')) as kinds (kind),
      lateral (select right(reference, 3) = '777' as failed) as fate
    where ${written}`.execute(db);
}
