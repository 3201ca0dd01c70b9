import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import type { PaidBooking, PaymentContext } from '../paymentContext.ts';
import type { PaymentRow } from '../paymentTables.ts';

/** What names a refund, and who bears it. */
type PlannedRefund = { refundId?: string; paidBy?: 'hotel' | 'site' };

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
 * What can still be paid back of a payment; nothing if somebody has paid back more at the
 * payment provider.
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
