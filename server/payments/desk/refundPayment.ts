import { sql, type Transaction } from 'kysely';
import { dayMs } from '#contracts/values/durations.ts';
import { type Money, parseAmount, parseMoney, toDecimalMoney } from '#contracts/money/money.ts';
import {
  mostRefundedInDay,
  type RefundProblem,
  type RefundRequest,
} from '#contracts/site/desk/deskPayments.ts';
import { giftLimitText, giftParts, limitParts } from '#contracts/site/desk/giftLimits.ts';
import type { Actor } from '../../record/actor.ts';
import { recordAction } from '../../record/recordAction.ts';
import { type Database, dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { lockBalances } from '../../ledger/ledger.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { PaidBookings, PaymentContext } from '../paymentContext.ts';
import { planRefund, refundableOf } from '../steps/refunds.ts';
import { lockPayment } from '../paymentRow.ts';

type RefundContext = Pick<PaymentContext, 'database' | 'now'> & {
  bookings: Pick<PaidBookings, 'onPaidBack'>;
};

/**
 * Plans a refund of a part or all of a payment. Locks the payment first, so that a traveler who
 * cancels at the same time does not get more than was paid. A repeated request with the same id
 * changes nothing.
 *
 * Throws a 404 without a payment, and a 422 for an invalid amount. Throws a 409 if the refundable
 * amount is less than the refund or differs from the amount shown. Throws a 409 too if the staff
 * member would refund too much in 24 hours.
 */
export async function refundPayment(
  context: RefundContext,
  { bookingId, actor }: { bookingId: string; actor: Actor },
  { id: given, amount: text, refundable: shown, paidBy, reason }: RefundRequest,
): Promise<void> {
  const { database } = context;
  const id = given.toLowerCase();
  await database.transaction(async (tx) => {
    const found = await tx
      .selectFrom('payments')
      .select(['hotel_id as hotelId', 'booking_id as bookingId'])
      .where('booking_id', '=', bookingId)
      .executeTakeFirst();
    const row = found && (await lockPayment(tx, found));
    if (!row) throw new ProblemError(404, 'This booking has no payment.');
    const { hotel_id, currency } = row;
    const known = await tx
      .selectFrom('refunds')
      .select('payment_id')
      .where('hotel_id', '=', hotel_id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (known?.payment_id === row.id) return;
    const amount = parseAmount(text, currency);
    if (amount === undefined || amount <= 0n || known) {
      throw new ProblemError(422, 'The amount must be valid and more than zero.', {
        members: { errors: [{ field: 'amount', message: `must be an amount in ${currency}` }] },
      });
    }
    const refundable = { amount: await refundableOf(tx, row), currency };
    if (parseAmount(shown, currency) !== refundable.amount) {
      throw conflict('refundable-changed', 'The refundable amount has changed.', { refundable });
    }
    if (amount > refundable.amount) {
      throw conflict('too-much', 'The amount is higher than the refundable amount.', {
        refundable,
      });
    }
    const money = { amount, currency };
    await checkLimit(tx, context, actor, money);
    await planRefund(tx, context, row, money, { refundId: id, paidBy });
    const booking = { hotelId: hotel_id, bookingId: row.booking_id };
    await context.bookings.onPaidBack(tx, booking, money);
    await recordAction(tx, actor, {
      action: 'payments.refund',
      subject: { kind: 'booking', id: row.booking_id },
      after: { refund: id, ...toDecimalMoney(money), paidBy },
      reason,
    });
  });
}

/**
 * Throws a 409 if the staff member would refund too much in 24 hours, in all currencies together.
 */
async function checkLimit(
  tx: Transaction<Tables>,
  { database }: { database: Pick<Database, 'now'> },
  actor: Actor,
  money: Money,
): Promise<void> {
  // Concurrent refunds by one staff member wait for each other.
  await lockBalances(tx, `refunded-by:${actor.id ?? ''}`);
  const currency = sql<string>`after->>'currency'`;
  const sums = await tx
    .selectFrom('audit_record')
    .select([sql<string>`sum((after->>'amount')::numeric)`.as('amount'), currency.as('currency')])
    .where('action', '=', 'payments.refund')
    .where('refused', '=', false)
    .where('at', '>', dueIn(database, -dayMs))
    .where('actor_kind', '=', actor.kind)
    .where('actor_id', '=', actor.id)
    .groupBy(currency)
    .execute();
  const parts = sums.reduce((sum, each) => sum + giftParts(parseMoney(each)), giftParts(money));
  if (parts > limitParts(mostRefundedInDay)) {
    const most = giftLimitText(money.currency, mostRefundedInDay);
    const detail = `A member of the staff can refund at most ${most} in 24 hours.`;
    throw conflict('staff-limit', detail, {});
  }
}

function conflict(
  code: RefundProblem['code'],
  detail: string,
  { refundable }: { refundable?: Money },
): ProblemError {
  const members = { code, ...(refundable && { refundable: toDecimalMoney(refundable) }) };
  return new ProblemError(409, detail, { members });
}
