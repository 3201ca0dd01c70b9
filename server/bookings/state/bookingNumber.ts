import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { bookingNumberLength, bookingNumberSigns } from '#contracts/site/bookings.ts';
import type { Tables } from '../../database/tables.ts';

/** Returns a number that no booking has. */
export async function freeBookingNumber(tx: Transaction<Tables>): Promise<string> {
  for (;;) {
    const number = Array.from({ length: bookingNumberLength }, () =>
      bookingNumberSigns.charAt(randomInt(bookingNumberSigns.length)),
    ).join('');
    const taken = await tx
      .selectFrom('bookings')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirst();
    if (!taken) return number;
  }
}
