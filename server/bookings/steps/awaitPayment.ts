import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';
import { toCredit } from '#contracts/site/credits.ts';
import { ledgerOfRate, withCredits } from '#contracts/money/priceLedger.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, isBooking, storedJson } from '../state/bookingRow.ts';
import { enqueueLink } from './mailLink.ts';
import type { AttemptOutcome } from './recordOutcome.ts';

/**
 * Has a booking wait for its payment. Its row and that of the payment are written in one
 * transaction, before the payment provider is asked for its page. Returns `authorized` once the
 * hotel can be asked, an outcome if the booking ends here, and undefined while it waits: the payment
 * then makes it due again, or declines it.
 */
export async function awaitPayment(
  context: BookingContext,
  row: BookingRow,
  { rate, hotel }: { rate: Rate; hotel: BookedHotel },
): Promise<'authorized' | AttemptOutcome | undefined> {
  const { database, payments } = context;
  const booking = { hotelId: row.hotel_id, bookingId: row.id };
  const { dueNow } = withCredits(ledgerOfRate(rate, row.stay.rooms), row.credits.map(toCredit));
  if (row.payment_id === null) {
    // Credits pay for all of it.
    if (dueNow.amount === 0n) return 'authorized';
    const planned = await database.transaction(async (tx) => {
      const waiting = await tx
        .selectFrom('bookings')
        .select('id')
        .where(isBooking(row))
        .where('status', '=', 'pending')
        .where('asked_at', 'is', null)
        .where('payment_id', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!waiting) return 'changed';
      const id = await payments.plan(tx, booking, dueNow);
      if (id === undefined) return 'impossible';
      await tx
        .updateTable('bookings')
        .set({ payment_id: id, rate: storedJson(rate), hotel: storedJson(hotel) })
        .where(isBooking(row))
        .execute();
      // Who is on the phone pays by the page of the booking.
      if (context.actor.kind === 'staff') await enqueueLink(tx, context, row);
      return 'planned';
    });
    if (planned === 'changed') return undefined;
    if (planned === 'impossible') return { kind: 'declined', cause: 'rejected' };
  }
  const state = await payments.open(booking);
  return state === 'authorized' || state === 'captured' ? 'authorized' : undefined;
}
