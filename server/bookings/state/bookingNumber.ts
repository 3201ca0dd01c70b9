import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { bookingNumberLength, bookingNumberSigns } from '#contracts/site/bookings.ts';
import type { Tables } from '../../database/tables.ts';
import type { BookingRow } from './bookingRow.ts';

/**
 * Takes a number that no booking has for a new one, in the transaction that writes it, and returns
 * the number.
 */
export async function takeBookingNumber(
  tx: Transaction<Tables>,
  booking: Pick<BookingRow, 'hotel_id' | 'id'>,
): Promise<string> {
  for (;;) {
    const number = Array.from({ length: bookingNumberLength }, () =>
      bookingNumberSigns.charAt(randomInt(bookingNumberSigns.length)),
    ).join('');
    const taken = await tx
      .insertInto('booking_hotels')
      .values({ ...booking, number })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (taken) return taken.number;
  }
}
