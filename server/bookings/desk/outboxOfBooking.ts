import { sql } from 'kysely';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';

/** The mails and webhook events of a booking, by the index `outbox_by_booking`. */
export function outboxOf(
  { database }: Pick<BookingContext, 'database'>,
  { hotel_id, id }: BookingRow,
) {
  return database.db
    .selectFrom('outbox')
    .where('owner', '=', hotel_id)
    .where(sql<string>`coalesce(payload->>'bookingId', payload->'data'->>'id')`, '=', id);
}
