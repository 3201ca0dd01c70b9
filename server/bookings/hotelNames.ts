import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** The names of the hotels of some bookings by the hotels' ids, as the bookings keep them. */
export async function readHotelNames(
  { db }: Pick<Database, 'db'>,
  bookings: readonly { hotelId: string; bookingId: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (bookings.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .select(['hotel_id', sql<string | null>`hotel ->> 'name'`.as('name')])
    .where((eb) =>
      eb(
        eb.refTuple('hotel_id', 'id'),
        'in',
        bookings.map(({ hotelId, bookingId }) => eb.tuple(hotelId, bookingId)),
      ),
    )
    .execute();
  return new Map(rows.flatMap(({ hotel_id: id, name }) => (name === null ? [] : [[id, name]])));
}
