import type { Trips } from '#contracts/site/trips.ts';
import { joinBookings } from './bookingsOfAccount.ts';
import { bookingView } from './bookingView.ts';
import type { BookingContext } from './state/bookingContext.ts';

const listed = 200;

/** The reviews of some bookings. */
export type ReviewsOf = (
  bookings: readonly { hotel_id: string; id: string }[],
) => Promise<readonly { bookingId: string }[]>;

/**
 * The bookings of an account, the latest check-in first. Those made since as a guest, with the account's
 * verified address, join it before. Their histories are left out. There
 * are 200 at most, or `most`, null for all.
 */
export async function listTrips(
  context: BookingContext,
  accountId: string,
  email: string,
  reviewsOf: ReviewsOf,
  most: number | null = listed,
): Promise<Trips> {
  const { database, links } = context;
  await joinBookings(database, accountId, email);
  const rows = await database.db
    .selectFrom('bookings')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('check_in', 'desc')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const reviewed = new Set((await reviewsOf(rows)).map(({ bookingId }) => bookingId));
  return {
    trips: rows.map((row) => ({
      booking: bookingView(row, [], context),
      link: links.pathOf(row.id),
      reviewed: reviewed.has(row.id),
    })),
  };
}
