import type { Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import { lookUpRefundsThere } from './advanceRefund.ts';
import { recordShort, setMoved } from './movePayment.ts';
import type { PaidBooking, PaymentContext } from '../paymentContext.ts';
import { planRefund, refundableOf } from './planRefund.ts';
import { changePayment, lockPayment } from './recordPayment.ts';

/**
 * What the end of a booking does to its payment: one that was not taken is released, and of one
 * that was all but `keep` is paid back, `most` of it at most. Returns what the payment of an earlier
 * booking gets back, if it came from there.
 */
export async function settlePayment(
  tx: Transaction<Tables>,
  context: Pick<PaymentContext, 'database' | 'now' | 'log'>,
  booking: PaidBooking,
  keep: Money,
  most?: Money,
): Promise<{ bookingId: string; amount: Money } | undefined> {
  const row = await lockPayment(tx, booking);
  if (!row || row.state === 'released' || row.state === 'releasing') return undefined;
  if (row.state !== 'captured') {
    await changePayment(tx, context, row, [row.state], {
      state: row.moved_from === null ? 'releasing' : 'released',
      address: null,
      next_attempt_at: row.moved_from === null ? context.database.now() : null,
    });
    if (row.moved_from === null) return undefined;
    const given = await setMoved(tx, { ...row, id: row.moved_from }, -BigInt(row.amount));
    await lookUpRefundsThere(tx, context, { ...row, payment_id: row.id });
    const amount = { amount: BigInt(row.amount), currency: row.currency };
    return { bookingId: given.booking_id, amount };
  }
  const { currency } = row;
  const kept = keep.currency === currency ? keep.amount : 0n;
  const left = await refundableOf(tx, row);
  if (left < kept && BigInt(row.moved) > 0n) await recordShort(tx, context, row);
  const rest = most && most.amount < left - kept ? most.amount : left - kept;
  if (rest > 0n) await planRefund(tx, context, row, { amount: rest, currency });
  return undefined;
}
