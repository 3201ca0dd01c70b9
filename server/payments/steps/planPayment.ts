import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import type { PaidBooking, PaymentContext } from '../paymentContext.ts';
import { paymentChanges } from '../paymentTables.ts';
import { changePayment, lockPayment } from './recordPayment.ts';

/**
 * Writes the payment of a booking, which can be paid `until` then, in the transaction that has the
 * booking wait for it.
 */
export async function planPayment(
  tx: Transaction<Tables>,
  { now }: Pick<PaymentContext, 'now'>,
  { hotelId, bookingId }: PaidBooking,
  { amount, currency }: Money,
  until: Date,
): Promise<string> {
  const id = randomUUID();
  const at = now();
  await tx
    .insertInto('payments')
    .values({
      hotel_id: hotelId,
      id,
      booking_id: bookingId,
      state: 'opening',
      currency,
      amount,
      expires_at: until,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/**
 * Asks for the payment of a booking again, because what was authorized has lapsed or could not be
 * taken. The worker has the payment provider make the page, and tries until it can be paid no more.
 * False if it was taken.
 */
export async function planAgain(
  tx: Transaction<Tables>,
  context: Pick<PaymentContext, 'database' | 'now'>,
  booking: PaidBooking,
  until: Date,
): Promise<boolean> {
  const row = await lockPayment(tx, booking);
  if (!row || row.state === 'captured' || row.moved_from !== null) return false;
  const { from, to: state } = paymentChanges['payment-asked'];
  const again = await changePayment(tx, context, row, from, {
    state,
    round: row.round + 1,
    expires_at: until,
    session_id: null,
    intent_id: null,
    lapses_at: null,
    card_brand: null,
    card_last4: null,
    problem: null,
    looked_at: null,
    next_attempt_at: context.database.now(),
  });
  return again !== undefined;
}
