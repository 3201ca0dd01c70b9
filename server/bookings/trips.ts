import type { Transaction } from 'kysely';
import type { Trips } from '#contracts/site/account/trips.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { bookingView } from './bookingView.ts';
import type { BookingContext, ForgetGuests } from './state/bookingContext.ts';
import { type BookingRow, isUnpaid, readOthers } from './state/bookingRow.ts';
import { emailHash } from './bookingLinks.ts';

/**
 * Adds the bookings that a guest made with a mail address to the account that has verified the
 * address.
 */
export async function joinBookings(
  { db }: Database,
  accountId: string,
  email: string,
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ account_id: accountId })
    .where('email_hash', '=', emailHash(email))
    .where('account_id', 'is', null)
    .where('erased_at', 'is', null)
    // An address that the desk entered does not prove who owns the booking.
    .where('email_corrected_at', 'is', null)
    .execute();
}

/**
 * Removes the bookings of an account from it, in the transaction that deletes the account. The
 * bookings remain valid at the hotels.
 */
export async function releaseBookings(
  tx: Transaction<Tables>,
  accountId: string,
  forgetGuests: ForgetGuests,
): Promise<void> {
  const released = await tx
    .updateTable('bookings')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .returning(['hotel_id', 'id'])
    .execute();
  await forgetGuests(tx, released);
}

const listed = 200;

/** Returns the reviews of the given bookings. */
export type ReviewsOf = (
  bookings: readonly { hotel_id: string; id: string }[],
) => Promise<readonly { bookingId: string }[]>;

/**
 * Adds the bookings that the traveler made as a guest with the account's verified address to the
 * account. Then returns the bookings of the account without their histories, the latest check-in
 * first. The limit is 200, or `most`; null returns all.
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
  const others = await readOthers(context, rows);
  const reviewed = new Set((await reviewsOf(rows)).map(({ bookingId }) => bookingId));
  const unpaid = await Promise.all(rows.map((row) => waitsForPayment(context, row)));
  return {
    trips: rows.map((row, index) => ({
      booking: bookingView(row, [], context, others),
      link: links.pathOf(row.id),
      reviewed: reviewed.has(row.id),
      unpaid: unpaid[index] ?? false,
    })),
  };
}

/**
 * Returns whether a booking waits for its traveler to pay: before it is made, or again for a
 * request.
 */
async function waitsForPayment({ payments }: BookingContext, row: BookingRow): Promise<boolean> {
  if (row.status !== 'requested' || row.payment_id === null) return isUnpaid(row);
  const payment = await payments.view({ hotelId: row.hotel_id, bookingId: row.id });
  return payment?.state === 'open' || payment?.state === 'opening';
}
