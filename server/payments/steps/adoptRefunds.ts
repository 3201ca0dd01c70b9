import type { Transaction } from 'kysely';
import { dayMs } from '#contracts/values/durations.ts';
import { dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { retryPause } from '../../outbox/leaseDue.ts';
import type { BookedPayments, TakingPayments } from '../paymentContext.ts';
import { lockPayment } from '../paymentRow.ts';
import { recordIssue, reportAnswer } from '../paymentIssues.ts';
import type { ListedRefund } from '../paymentProvider.ts';
import type { PaymentRow } from '../paymentTables.ts';
import { postRefunded, refundableOf } from './refunds.ts';

/**
 * Looks up the refunds of a captured payment. Records each refund that somebody made on the payment
 * provider's own pages once, and posts it to the ledger. The hotel bears these refunds. The
 * traveler gets a mail, and the desk gets an issue.
 */
export async function adoptRefunds(context: BookedPayments, row: PaymentRow): Promise<void> {
  const { database, provider } = context;
  const listed = row.intent_id === null ? undefined : await provider.listRefunds(row.intent_id);
  if (listed) await reportAnswer(context, row, listed);
  await database.transaction(async (tx) => {
    const isUnknown = listed?.kind === 'unknown';
    const pause = retryPause(Math.max(row.attempts, 1));
    await tx
      .updateTable('payments')
      .set(
        isUnknown
          ? { next_attempt_at: dueIn(database, pause) }
          : { next_attempt_at: null, attempts: 0 },
      )
      .where('hotel_id', '=', row.hotel_id)
      .where('id', '=', row.id)
      .where('state', '=', 'captured')
      // If an event has arrived since the list was requested, its refund may be missing from the
      // list.
      .where('attempts', '=', row.attempts)
      .where('next_attempt_at', '>', database.now())
      .execute();
    if (listed?.kind !== 'refunds') return;
    await lockPayment(tx, { hotelId: row.hotel_id, bookingId: row.booking_id });
    for (const refund of listed.refunds) await adopt(tx, context, row, refund);
  });
}

async function adopt(
  tx: Transaction<Tables>,
  context: BookedPayments,
  row: PaymentRow,
  listed: ListedRefund,
): Promise<void> {
  const { refundId, state, orderId, amount, at } = listed;
  // No money has moved.
  if (state === 'failed') return;
  const { now, bookings } = context;
  const { hotel_id } = row;
  // The search does not use the payment. After a change, the refund may belong to the payment of
  // another booking with the same intent.
  const known = await tx
    .selectFrom('refunds')
    .select(['id', 'state', 'amount'])
    .where('hotel_id', '=', hotel_id)
    .where((eb) => eb.or([eb('refund_id', '=', refundId), eb('id', '=', orderId ?? refundId)]))
    .execute();
  const isOwn = known.some(({ id }) => id === orderId);
  const hasFailed = known.some((refund) => refund.state === 'failed');
  const recorded = known.reduce((sum, refund) => sum + BigInt(refund.amount), 0n);
  const parts =
    isOwn || hasFailed || recorded >= amount.amount
      ? []
      : await payersOf(tx, row, amount.amount - recorded);
  for (const [index, { payment, amount: part }] of parts.entries()) {
    const number = known.length + index + 1;
    const refund = {
      hotel_id,
      id: number === 1 ? refundId : `${refundId}-${number}`,
      booking_id: payment.booking_id,
      paid_by: 'hotel',
      currency: amount.currency,
      amount: part,
    } as const;
    await tx
      .insertInto('refunds')
      .values({
        ...refund,
        payment_id: payment.id,
        refund_id: refundId,
        state: state === 'succeeded' ? 'succeeded' : 'sent',
        // The refund may still fail. The worker looks it up again a day later, in case the event
        // about the failure is lost.
        next_attempt_at: new Date(now().getTime() + dayMs),
        created_at: at,
        updated_at: now(),
      })
      .execute();
    await postRefunded(tx, context, refund);
    const paid = { amount: part, currency: amount.currency };
    await recordIssue(tx, context, {
      kind: 'refund-adopted',
      reference: refund.id,
      at,
      hotelId: hotel_id,
      bookingId: payment.booking_id,
      ours: paid,
      theirs: paid,
    });
    await bookings.onPaidBack(tx, { hotelId: hotel_id, bookingId: payment.booking_id }, paid);
  }
  const sum = parts.reduce((total, part) => total + part.amount, recorded);
  if (!isOwn && !hasFailed) await recordExcess(tx, context, row, listed, sum);
  // A comparison may have listed the refund before.
  const [first] = known;
  if (first === undefined && parts.length === 0) return;
  await tx
    .updateTable('payment_movements')
    .set({ hotel_id, refund_id: first?.id ?? refundId })
    .where('reference', '=', refundId)
    .where('refund_id', 'is', null)
    .execute();
}

/**
 * Records an issue, as the comparison does, for the part of a refund that exceeds its payments.
 * Closes the issue once the whole refund is recorded.
 */
async function recordExcess(
  tx: Transaction<Tables>,
  context: TakingPayments,
  { hotel_id, booking_id }: PaymentRow,
  { refundId, amount, at }: ListedRefund,
  recorded: bigint,
): Promise<void> {
  const about = { reference: refundId, at, hotelId: hotel_id, bookingId: booking_id };
  if (recorded < amount.amount) {
    const ours = { amount: recorded, currency: amount.currency };
    const kind = recorded === 0n ? 'refund-there' : 'amount-differs';
    await recordIssue(tx, context, { ...about, kind, ours, theirs: amount });
    return;
  }
  await tx
    .updateTable('payment_issues')
    .set({ closed_at: context.now() })
    .where('kind', 'in', ['refund-there', 'amount-differs'])
    .where('reference', '=', refundId)
    .where('closed_at', 'is', null)
    .execute();
}

/**
 * Returns the payments to which a refund belongs, each with its part of the amount. After changes,
 * several payments have the same intent. The latest payment that has enough money left takes the
 * whole refund. If no payment has enough, the refund is split, beginning with the latest payment.
 * No part exceeds the money that its payment has left.
 */
async function payersOf(
  tx: Transaction<Tables>,
  row: PaymentRow,
  amount: bigint,
): Promise<{ payment: PaymentRow; amount: bigint }[]> {
  const captured = await tx
    .selectFrom('payments')
    .selectAll()
    .where('hotel_id', '=', row.hotel_id)
    .where('intent_id', '=', row.intent_id)
    .where('state', '=', 'captured')
    .orderBy('created_at', 'desc')
    .forUpdate()
    .execute();
  const parts = [];
  let rest = amount;
  for (const payment of captured) {
    const left = await refundableOf(tx, payment);
    if (left >= amount) return [{ payment, amount }];
    const part = left < rest ? left : rest;
    if (part > 0n) parts.push({ payment, amount: part });
    rest -= part;
  }
  return parts;
}
