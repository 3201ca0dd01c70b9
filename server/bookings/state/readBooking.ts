import * as v from 'valibot';
import type { BookingContext } from './bookingContext.ts';
import type { BookingEventRow, BookingRow } from './bookingRow.ts';

type Reader = Pick<BookingContext, 'database'>;

const idSchema = v.pipe(v.string(), v.uuid());

/** The booking as it is now; undefined when there is none with this id, or when it is no id at all. */
export async function readBooking(
  { database }: Reader,
  id: string,
): Promise<BookingRow | undefined> {
  if (!v.is(idSchema, id)) return undefined;
  return database.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The history of a booking, oldest first. */
export function readHistory(
  { database }: Reader,
  { hotel_id, id }: BookingRow,
): Promise<BookingEventRow[]> {
  return database.db
    .selectFrom('booking_events')
    .selectAll()
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .orderBy('seq')
    .execute();
}
