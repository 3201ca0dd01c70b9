import type { BookingContext } from './bookingContext.ts';
import type { BookingEventRow, BookingRow } from './bookingRow.ts';

type Reader = Pick<BookingContext, 'database'>;

/** The booking as it is now; undefined when there is none with this id. */
export function readBooking({ database }: Reader, id: string): Promise<BookingRow | undefined> {
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
