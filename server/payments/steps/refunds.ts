import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import {
  bankAccount,
  hotelAccount,
  postTransaction,
  refundsAccount,
  transfer,
} from '../../ledger/ledger.ts';
import { retryPause } from '../../outbox/leaseDue.ts';
import type { PaidBooking, PaymentContext, TakingPayments } from '../paymentContext.ts';
import { recordIssue, reportAnswer } from '../paymentIssues.ts';
import type { FoundRefund } from '../paymentProvider.ts';
import type { PaymentRow, RefundRow } from '../paymentTables.ts';

/** The id of a refund and the party that bears it. */
type PlannedRefund = { refundId?: string; paidBy?: 'hotel' | 'site' };

/** Writes a refund that is due immediately. `paidBy` is the party that bears it. */
export async function planRefund(
  tx: Transaction<Tables>,
  { database, now }: Pick<PaymentContext, 'database' | 'now'>,
  { hotel_id, id, booking_id }: Pick<PaymentRow, 'hotel_id' | 'id' | 'booking_id'>,
  { amount, currency }: Money,
  { refundId = randomUUID(), paidBy = 'hotel' }: PlannedRefund = {},
): Promise<void> {
  const at = now();
  await tx
    .insertInto('refunds')
    .values({
      hotel_id,
      id: refundId,
      paid_by: paidBy,
      booking_id,
      payment_id: id,
      state: 'due',
      currency,
      amount,
      next_attempt_at: database.now(),
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/**
 * Returns the amount that the site has collected for the hotel. Money that was moved to another
 * booking and refunds that the hotel bears are subtracted. Returns undefined without a captured
 * payment.
 */
export async function collectedFor(
  db: Kysely<Tables>,
  { hotelId, bookingId }: PaidBooking,
): Promise<Money | undefined> {
  const row = await db
    .selectFrom('payments as p')
    .leftJoin('refunds as r', (join) =>
      join
        .onRef('r.hotel_id', '=', 'p.hotel_id')
        .onRef('r.payment_id', '=', 'p.id')
        .on('r.state', '!=', 'failed')
        .on('r.paid_by', '=', 'hotel'),
    )
    .select([
      'p.currency',
      sql<string>`p.amount - p.moved - coalesce(sum(r.amount), 0)`.as('amount'),
    ])
    .where('p.hotel_id', '=', hotelId)
    .where('p.booking_id', '=', bookingId)
    .where('p.state', '=', 'captured')
    .groupBy(['p.currency', 'p.amount', 'p.moved'])
    .executeTakeFirst();
  return row && { amount: BigInt(row.amount), currency: row.currency };
}

/**
 * Returns the amount of a payment that can still be refunded. The amount is zero if somebody has
 * refunded more at the payment provider.
 */
export async function refundableOf(db: Kysely<Tables>, row: PaymentRow): Promise<bigint> {
  if (row.state !== 'captured') return 0n;
  const { refunded } = await db
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('refunded'))
    .where('hotel_id', '=', row.hotel_id)
    .where('payment_id', '=', row.id)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow();
  const left = BigInt(row.amount) - BigInt(row.moved) - BigInt(refunded);
  return left > 0n ? left : 0n;
}

/**
 * The minimum pause before a refund is requested with another key. The payment provider may have
 * made the refund although it answered that the request failed. After the pause, its list of
 * refunds contains such a refund.
 */
const roundSeconds = 60;

/**
 * Continues a refund that is due: requests it or, after it was accepted, checks whether it has
 * failed.
 */
export async function advanceRefund(context: TakingPayments, row: RefundRow): Promise<void> {
  const { database, log } = context;
  const outcome = await ask(context, row);
  await reportAnswer(context, row, outcome);
  if (outcome.kind === 'unknown') {
    log.warn({ refund: row.id, reason: outcome.reason }, 'the outcome of a refund is unknown');
    const isKept = outcome.why === 'kept';
    const pause = retryPause(Math.max(row.attempts, 1), isKept ? roundSeconds : 0);
    await database.db
      .updateTable('refunds')
      .set({ next_attempt_at: dueIn(database, pause), ...(isKept && { round: row.round + 1 }) })
      .where('hotel_id', '=', row.hotel_id)
      .where('id', '=', row.id)
      .where('state', '=', row.state)
      .where('round', '=', row.round)
      .execute();
    return;
  }
  const result: FoundRefund | { kind: 'refused'; reason: string } = outcome;
  await database.transaction((tx) => record(tx, context, row, result));
}

async function ask({ database, provider }: TakingPayments, row: RefundRow) {
  const payment = await database.db
    .selectFrom('payments')
    .select('intent_id')
    .where('hotel_id', '=', row.hotel_id)
    .where('id', '=', row.payment_id)
    .executeTakeFirst();
  const intentId = payment?.intent_id ?? null;
  if (intentId === null) return { kind: 'refused', reason: 'no_intent' } as const;
  const { id, round, hotel_id: hotelId, refund_id: refundId } = row;
  const amount = { amount: BigInt(row.amount), currency: row.currency };
  if (refundId === null) return provider.refund({ id, round, hotelId, intentId, amount });
  // A refund that was made at the payment provider uses the provider's id, and may be recorded in
  // several parts.
  const order = id.startsWith(refundId) ? undefined : { id, amount };
  return provider.lookUpRefund({ refundId, intentId, order });
}

type PaidBack = Pick<
  RefundRow,
  'hotel_id' | 'id' | 'booking_id' | 'paid_by' | 'currency' | 'amount'
>;

/** Returns the ledger account that bears a refund, and the amount. */
function paidBackBy({ paid_by, hotel_id, amount, currency }: PaidBack) {
  const payer = paid_by === 'site' ? refundsAccount : hotelAccount(hotel_id);
  return { payer, amount: { amount: BigInt(amount), currency } };
}

/** Posts to the ledger, once for each refund, that the money has left the site. */
export async function postRefunded(
  tx: Transaction<Tables>,
  context: Pick<TakingPayments, 'now'>,
  row: PaidBack,
): Promise<void> {
  const { payer, amount } = paidBackBy(row);
  await postTransaction(tx, {
    key: `refunded ${row.id}`,
    kind: 'refunded',
    bookingId: row.booking_id,
    at: context.now(),
    entries: transfer(payer, bankAccount, amount),
  });
}

/**
 * Records the outcome of a refund. Posts to the ledger that the money leaves the site, and that the
 * money comes back if the refund fails later.
 */
async function record(
  tx: Transaction<Tables>,
  context: TakingPayments,
  row: RefundRow,
  outcome: FoundRefund | { kind: 'refused'; reason: string },
): Promise<void> {
  const { database } = context;
  const at = context.now();
  const isFailed = outcome.kind === 'refused' || outcome.state === 'failed';
  const isDone = outcome.kind === 'refund' && outcome.state === 'succeeded';
  const state = isFailed ? 'failed' : isDone ? 'succeeded' : 'sent';
  const wasChecked = isDone && row.state === 'succeeded';
  const changed = await tx
    .updateTable('refunds')
    .set({
      state,
      ...(outcome.kind === 'refund' && { refund_id: outcome.refundId }),
      ...(isFailed && { problem: outcome.kind === 'refused' ? outcome.reason : 'failed' }),
      attempts: 0,
      // The refund may still fail. The worker looks it up again a day later, in case the event
      // about the failure is lost. If an event arrived while the request was in progress, the
      // worker looks it up immediately.
      next_attempt_at:
        isFailed || wasChecked
          ? null
          : sql<Date>`case when updated_at = ${row.updated_at} then ${new Date(at.getTime() + dayMs)}
              else ${database.now()} end`,
      updated_at: at,
    })
    .where('hotel_id', '=', row.hotel_id)
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .returningAll()
    .executeTakeFirst();
  if (!changed) return;
  if (outcome.kind === 'refund') await postRefunded(tx, context, row);
  if (!isFailed) {
    if (row.state === 'due') context.count?.('refunded');
    return;
  }
  context.count?.('refund-failed');
  const { payer, amount } = paidBackBy(row);
  await recordIssue(tx, context, {
    kind: 'refund-failed',
    reference: row.id,
    at,
    hotelId: row.hotel_id,
    bookingId: row.booking_id,
    ours: amount,
    detail: outcome.kind === 'refused' ? outcome.reason : null,
  });
  if (outcome.kind === 'refused') await lookUpRefundsThere(tx, context, row);
  if (outcome.kind === 'refund') {
    await postTransaction(tx, {
      key: `refund-failed ${row.id}`,
      kind: 'refund-failed',
      bookingId: row.booking_id,
      at,
      entries: transfer(bankAccount, payer, amount),
    });
  }
}

/**
 * Makes the worker look up the refunds that somebody made at the payment provider. Such refunds may
 * explain why a refund was refused. They may also belong to a payment that has received the money
 * in the meantime.
 */
export async function lookUpRefundsThere(
  tx: Transaction<Tables>,
  { database }: Pick<TakingPayments, 'database'>,
  { hotel_id, payment_id }: Pick<RefundRow, 'hotel_id' | 'payment_id'>,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ next_attempt_at: database.now() })
    .where('hotel_id', '=', hotel_id)
    .where('moved_from', 'is', null)
    .where('state', '=', 'captured')
    .where('intent_id', '=', (eb) =>
      eb
        .selectFrom('payments as paid')
        .select('paid.intent_id')
        .where('paid.hotel_id', '=', hotel_id)
        .where('paid.id', '=', payment_id),
    )
    .execute();
}
