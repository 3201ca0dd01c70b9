import type { Transaction } from 'kysely';
import { hourMs, minuteMs } from '#contracts/values/durations.ts';
import type { Tables } from '../../database/tables.ts';
import { applyEvent } from '../state/applyEvent.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, isBooking } from '../state/bookingRow.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';
import { isAsLeased, postpone } from './lease.ts';

/** A page to pay is open for a day at most, and for half an hour at least; a start may be late. */
const againHours = 23;
const leastMs = 35 * minuteMs;

/**
 * Takes the payment of a request that the hotel has confirmed: it is confirmed once it is paid. If
 * the payment cannot be taken any more, the traveller is asked to pay again, and the booking waits.
 */
export async function takeAccepted(context: BookingContext, row: BookingRow): Promise<void> {
  const { database, payments, now } = context;
  const booking = { hotelId: row.hotel_id, bookingId: row.id };
  if (dayHasPassed(row.check_in, now())) {
    await database.transaction((tx) => applyEvent(tx, context, row, 'expired'));
    return;
  }
  const state = await payments.open(booking);
  if (state === 'opening' || state === 'open') {
    await database.db
      .updateTable('bookings')
      .set({ next_attempt_at: null })
      .where(isAsLeased(row))
      .execute();
    return;
  }
  const taken = await payments.capture(booking, { asksAgain: true });
  if (taken === 'unknown') return postpone(context, row, { reason: 'payment' });
  await database.transaction(async (tx) => {
    if (taken === 'failed') return askToPayAgain(tx, context, row);
    await applyEvent(tx, context, row, 'desk-confirms');
  });
}

/**
 * Asks the traveller by mail, and on the booking's page, to pay for a request again: until the hotel
 * has to have answered, or for a day once it has confirmed. Does nothing for any other booking.
 */
export async function askToPayAgain(
  tx: Transaction<Tables>,
  context: BookingContext,
  { hotel_id, id }: Pick<BookingRow, 'hotel_id' | 'id'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bookings')
    .selectAll()
    .where(isBooking({ hotel_id, id }))
    .where('status', '=', 'requested')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const booking = { hotelId: hotel_id, bookingId: id };
  const by = payAgainBy(context.now(), row);
  if (!(await context.payments.again(tx, booking, by))) return false;
  await applyEvent(tx, context, row, 'payment-asked', {
    set: {
      attempts: 0,
      ...(row.accepted_at !== null && { next_attempt_at: null }),
      updated_at: context.now(),
    },
  });
  return true;
}

function payAgainBy(now: Date, { accepted_at, answer_by, check_in }: BookingRow): Date {
  const end = accepted_at === null ? answer_by : null;
  return payableBy(now, againHours, end ?? new Date(`${check_in}T00:00:00Z`));
}

/** By when a card can pay: within the hours and before `latest`, but for the least time. */
export function payableBy(now: Date, hours: number, latest: Date): Date {
  const by = Math.min(now.getTime() + hours * hourMs, latest.getTime());
  return new Date(Math.max(by, now.getTime() + leastMs));
}
