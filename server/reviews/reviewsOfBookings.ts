import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';

/** Bookings by their primary keys. */
type BookingKeys = readonly { hotel_id: string; id: string }[];

/** Returns the reviews of some bookings, for the account that has the bookings. */
export async function reviewsOfBookings({ db }: Pick<Database, 'db'>, bookings: BookingKeys) {
  if (bookings.length === 0) return [];
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where(isOf(bookings))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    hotelId: row.hotel_id,
    bookingId: row.booking_id,
    author: row.author,
    month: row.month,
    score: row.score,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    hidden: row.hidden_at !== null,
  }));
}

/**
 * Removes the names of the guests from the reviews of some bookings, in the caller's transaction.
 */
export async function forgetAuthors(tx: Transaction<Tables>, bookings: BookingKeys): Promise<void> {
  if (bookings.length === 0) return;
  await tx.updateTable('reviews').set({ author: null }).where(isOf(bookings)).execute();
}

/** Returns the condition that a review belongs to one of these bookings. */
function isOf(bookings: BookingKeys) {
  return (eb: ExpressionBuilder<Tables, 'reviews'>) =>
    eb(
      eb.refTuple('hotel_id', 'booking_id'),
      'in',
      bookings.map(({ hotel_id, id }) => eb.tuple(hotel_id, id)),
    );
}
