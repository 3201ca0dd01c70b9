import { sql, type Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';
import { chargeRefusal } from '#contracts/site/charges.ts';
import { toCredit } from '#contracts/site/credits.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { ledgerOfRate, withCredits } from '#contracts/money/priceLedger.ts';
import type { Tables } from '../../database/tables.ts';
import { applyUnrecorded } from '../state/applyEvent.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { ownFee } from '../state/bookingPrice.ts';
import { type BookingRow, isBooking, storedJson } from '../state/bookingRow.ts';
import { payableBy } from './payRequest.ts';
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
      const moved = await moveEarlier(tx, context, row, dueNow);
      const isRefused = chargeRefusal(dueNow, context.collecting.payments) !== undefined;
      if (moved === undefined && isRefused) return 'impossible';
      const isByPhone = await isAcceptedByPhone(tx, row);
      const until = payableUntil(context, row, isByPhone);
      const id = moved ?? (await payments.plan(tx, booking, dueNow, until));
      await tx
        .updateTable('bookings')
        .set({ payment_id: id, rate: storedJson(rate), hotel: storedJson(hotel) })
        .where(isBooking(row))
        .execute();
      // Who is on the phone pays by the page of the booking.
      if (isByPhone && moved === undefined) {
        await applyUnrecorded(tx, context, row, 'payment-planned');
      }
      return 'planned';
    });
    if (planned === 'changed') return undefined;
    if (planned === 'impossible') return { kind: 'declined', cause: 'not-chargeable' };
  }
  const state = await payments.open(booking);
  return state === 'authorized' || state === 'captured' ? 'authorized' : undefined;
}

/** Whether the desk has made the booking for a guest on the phone, whoever carries it on. */
async function isAcceptedByPhone(tx: Transaction<Tables>, row: BookingRow): Promise<boolean> {
  const made = await tx
    .selectFrom('booking_events')
    .select('seq')
    .where('hotel_id', '=', row.hotel_id)
    .where('booking_id', '=', row.id)
    .where('cause', '=', 'created')
    .where(sql<boolean>`detail->>'accepted' = 'by-phone'`)
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * By when a booking is paid: who is on the phone opens the mail first. A change waits no longer than
 * on the site, since cancelling the earlier booking may cost more meanwhile.
 */
function payableUntil(
  { now, phonePaymentHours }: Pick<BookingContext, 'now' | 'phonePaymentHours'>,
  { check_in, replaces }: BookingRow,
  isByPhone: boolean,
): Date {
  const hours = isByPhone && replaces === null ? phonePaymentHours : 0;
  const dayOver = new Date(Date.parse(`${check_in}T00:00:00Z`) + dayMs);
  return payableBy(now(), hours, dayOver);
}

/**
 * Has the payment of the booking that this one changes pay for it: a lower price is never charged.
 * Undefined where that was not paid here, or is not enough besides the fee that was accepted.
 */
async function moveEarlier(
  tx: Transaction<Tables>,
  { payments }: BookingContext,
  { hotel_id: hotelId, id: bookingId, replaces, replaces_fee: fee }: BookingRow,
  amount: Money,
): Promise<string | undefined> {
  if (replaces === null || fee === null) return undefined;
  const earlier = await tx
    .selectFrom('bookings')
    .selectAll()
    .where(isBooking({ hotel_id: hotelId, id: replaces }))
    .where('status', '=', 'confirmed')
    .where('payment_id', 'is not', null)
    .executeTakeFirst();
  if (!earlier) return undefined;
  const keep = ownFee({ ...earlier, status: 'cancelled', cancelled_fee: fee, site_fee: null });
  const from = { hotelId, bookingId: replaces };
  return payments.move(tx, { booking: { hotelId, bookingId }, amount, from, keep });
}
