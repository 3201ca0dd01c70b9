import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Tables } from '../database/tables.ts';
import type { PaidBooking, PaymentContext } from './paymentContext.ts';
import type { FoundPayment } from './paymentProvider.ts';
import type { PaymentRow, PaymentState } from './paymentTables.ts';

/** What the payment provider holds for the site: less than zero in the ledger, as it is owed to it. */
export const bankAccount = 'bank';
/** What the site pays the payment provider. */
export const feesAccount = 'payment-fees';

/** How long a payment can be paid; the payment provider asks for 30 minutes, and a start may be late. */
const payableMs = 35 * 60_000;

/** What names a refund, and who bears it. */
type PlannedRefund = { refundId?: string; paidBy?: 'hotel' | 'site' };

type Recording = Pick<PaymentContext, 'database' | 'ledger' | 'now' | 'log' | 'count'>;

/** Writes the payment of a booking, in the transaction that has the booking wait for it. */
export async function planPayment(
  tx: Transaction<Tables>,
  { now }: Pick<PaymentContext, 'now'>,
  { hotelId, bookingId }: PaidBooking,
  { amount, currency }: Money,
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
      expires_at: new Date(at.getTime() + payableMs),
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/** The payment of a booking, locked until the transaction ends. */
export function lockPayment(
  tx: Transaction<Tables>,
  { hotelId, bookingId }: PaidBooking,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Changes a payment that is in one of these states. Undefined if it is not any more: then nothing
 * is changed.
 */
export function changePayment(
  tx: Transaction<Tables>,
  { now }: Pick<PaymentContext, 'now'>,
  { hotel_id, id }: Pick<PaymentRow, 'hotel_id' | 'id'>,
  from: readonly PaymentState[],
  set: Partial<
    Pick<
      PaymentRow,
      'state' | 'session_id' | 'intent_id' | 'address' | 'lapses_at' | 'captured_at'
    > &
      Pick<PaymentRow, 'card_brand' | 'card_last4' | 'problem' | 'next_attempt_at'>
  >,
): Promise<PaymentRow | undefined> {
  return tx
    .updateTable('payments')
    .set({ ...set, ...(set.state && { attempts: 0 }), updated_at: now() })
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** What is known of a payment besides its state. */
export function factsOf({ sessionId, intentId, card, lapsesAt }: FoundPayment) {
  return {
    session_id: sessionId,
    intent_id: intentId,
    lapses_at: lapsesAt,
    ...(card && { card_brand: card.brand, card_last4: card.last4 }),
  };
}

/**
 * Records that a payment was taken, with the ledger: the site has it, and owes it to the hotel. One
 * that was to be released is paid back at once, all of it.
 */
export async function recordCaptured(
  tx: Transaction<Tables>,
  context: Recording,
  row: PaymentRow,
  found: FoundPayment,
): Promise<void> {
  const { ledger, now } = context;
  const locked = await lockPayment(tx, { hotelId: row.hotel_id, bookingId: row.booking_id });
  if (!locked || locked.state === 'captured') return;
  const at = now();
  await changePayment(tx, context, row, [locked.state], {
    ...factsOf(found),
    state: 'captured',
    address: null,
    captured_at: at,
    next_attempt_at: null,
  });
  const amount = { amount: BigInt(row.amount), currency: row.currency };
  await ledger.post(tx, {
    key: `captured ${row.id}`,
    kind: 'captured',
    bookingId: row.booking_id,
    at,
    entries: ledger.transfer(bankAccount, ledger.hotelAccount(row.hotel_id), amount),
  });
  if (found.fee && found.fee.amount > 0n) await postFee(tx, context, row, found.fee);
  context.count?.('captured');
  if (locked.state !== 'releasing' && locked.state !== 'released') return;
  context.log.error({ payment: row.id, booking: row.booking_id }, 'a payment was taken too late');
  await planRefund(tx, context, row, amount);
}

/** Records what the payment provider has charged for a payment, once. */
export async function postFee(
  tx: Transaction<Tables>,
  { ledger, now }: Pick<Recording, 'ledger' | 'now'>,
  { id, booking_id }: Pick<PaymentRow, 'id' | 'booking_id'>,
  fee: Money,
): Promise<void> {
  await ledger.post(tx, {
    key: `payment-fee ${id}`,
    kind: 'payment-fee',
    bookingId: booking_id,
    at: now(),
    entries: ledger.transfer(feesAccount, bankAccount, fee),
  });
}

/** Writes what is to be paid back, due at once. `paidBy` bears it. */
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
 * What the end of a booking does to its payment: one that was not taken is released, and of one
 * that was all but `keep` is paid back.
 */
export async function settlePayment(
  tx: Transaction<Tables>,
  context: Pick<PaymentContext, 'database' | 'now'>,
  booking: PaidBooking,
  keep: Money,
): Promise<void> {
  const row = await lockPayment(tx, booking);
  if (!row || row.state === 'released' || row.state === 'releasing') return;
  if (row.state !== 'captured') {
    await tx
      .updateTable('payments')
      .set({
        state: 'releasing',
        address: null,
        attempts: 0,
        next_attempt_at: context.database.now(),
        updated_at: context.now(),
      })
      .where('hotel_id', '=', row.hotel_id)
      .where('id', '=', row.id)
      .execute();
    return;
  }
  const kept = keep.currency === row.currency ? keep.amount : 0n;
  const rest = (await refundableOf(tx, row)) - kept;
  if (rest > 0n) await planRefund(tx, context, row, { amount: rest, currency: row.currency });
}

/**
 * What was taken of a payment for the hotel, less the refunds that it bears; undefined without a
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
    .select(['p.currency', sql<string>`p.amount - coalesce(sum(r.amount), 0)`.as('amount')])
    .where('p.hotel_id', '=', hotelId)
    .where('p.booking_id', '=', bookingId)
    .where('p.state', '=', 'captured')
    .groupBy(['p.currency', 'p.amount'])
    .executeTakeFirst();
  return row && { amount: BigInt(row.amount), currency: row.currency };
}

/** What can still be paid back of a payment. */
export async function refundableOf(db: Kysely<Tables>, row: PaymentRow): Promise<bigint> {
  if (row.state !== 'captured') return 0n;
  const { refunded } = await db
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('refunded'))
    .where('hotel_id', '=', row.hotel_id)
    .where('payment_id', '=', row.id)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return BigInt(row.amount) - BigInt(refunded);
}

/** Whether the payment of a booking was taken. */
export async function isCaptured(tx: Transaction<Tables>, booking: PaidBooking): Promise<boolean> {
  return (await lockPayment(tx, booking))?.state === 'captured';
}
