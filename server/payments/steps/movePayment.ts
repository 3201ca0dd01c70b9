import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import { restOfChange } from '#contracts/site/cardSums.ts';
import type { Tables } from '../../database/tables.ts';
import type { LedgerTransaction } from '../../rewards/ledger.ts';
import type { PaidBooking, PaymentContext } from '../paymentContext.ts';
import { recordIssue } from '../paymentIssues.ts';
import type { PaymentRow } from '../paymentTables.ts';
import { lookUpRefundsThere } from './advanceRefund.ts';
import { refundableOf } from './planRefund.ts';
import { bankAccount, changePayment, lockPayment } from './recordPayment.ts';

/**
 * Pays for a changed booking with what was paid for the earlier one, if that is enough besides what
 * a fee keeps of it. The money is kept apart at once, and counts for the new booking once that is
 * confirmed. Undefined if it is not enough: then nothing is changed.
 */
export async function planMove(
  tx: Transaction<Tables>,
  { now }: Pick<PaymentContext, 'now'>,
  { booking, amount, from, keep }: PlannedMove,
): Promise<string | undefined> {
  const paid = await lockPayment(tx, from);
  if (paid?.state !== 'captured') return undefined;
  const left = { amount: await refundableOf(tx, paid), currency: paid.currency };
  if (restOfChange(left, keep, amount) === undefined) return undefined;
  await setMoved(tx, paid, amount.amount);
  const id = randomUUID();
  const { session_id, intent_id, card_brand, card_last4, captured_at, expires_at } = paid;
  const at = now();
  await tx
    .insertInto('payments')
    .values({
      hotel_id: booking.hotelId,
      id,
      booking_id: booking.bookingId,
      state: 'authorized',
      ...amount,
      moved_from: paid.id,
      ...{ session_id, intent_id, card_brand, card_last4, captured_at, expires_at },
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/** A changed booking, what is due for it, the earlier one, and what a fee keeps of that. */
export type PlannedMove = { booking: PaidBooking; amount: Money; from: PaidBooking; keep: Money };

/** Adds to what of a payment pays for another booking, and returns whose payment it is. */
export function setMoved(
  tx: Transaction<Tables>,
  { hotel_id, id }: Pick<PaymentRow, 'hotel_id' | 'id'>,
  more: bigint,
) {
  return tx
    .updateTable('payments')
    .set({ moved: sql<bigint>`moved + ${more}` })
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .returning('booking_id')
    .executeTakeFirstOrThrow();
}

/**
 * Takes what was kept apart for a changed booking: no money moves, but what the hotel is owed is
 * that of the new booking now. False if it was given back meanwhile.
 */
export async function recordMoved(
  tx: Transaction<Tables>,
  context: Pick<PaymentContext, 'database' | 'ledger' | 'now'>,
  row: PaymentRow,
): Promise<boolean> {
  const { ledger, now } = context;
  const taken = await changePayment(tx, context, row, ['authorized'], { state: 'captured' });
  if (!taken) return false;
  const { booking_id: from } = await tx
    .selectFrom('payments')
    .select('booking_id')
    .where('hotel_id', '=', row.hotel_id)
    .where('id', '=', row.moved_from)
    .executeTakeFirstOrThrow();
  const amount = { amount: BigInt(row.amount), currency: row.currency };
  const hotel = ledger.hotelAccount(row.hotel_id);
  const post = (of: string, bookingId: string, entries: LedgerTransaction['entries']) =>
    ledger.post(tx, { key: `moved-${of} ${row.id}`, kind: 'moved', bookingId, at: now(), entries });
  await post('from', from, ledger.transfer(hotel, bankAccount, amount));
  await post('to', row.booking_id, ledger.transfer(bankAccount, hotel, amount));
  // Until now a refund made at the payment provider could not be recorded of this money.
  await lookUpRefundsThere(tx, context, { ...row, payment_id: row.id });
  return true;
}

/** Tells the desk that what was paid for a booking pays for another one, and is owed for both. */
export async function recordShort(
  tx: Transaction<Tables>,
  context: Pick<PaymentContext, 'now' | 'log'>,
  row: PaymentRow,
): Promise<void> {
  await recordIssue(tx, context, {
    kind: 'paid-once',
    reference: row.id,
    at: context.now(),
    hotelId: row.hotel_id,
    bookingId: row.booking_id,
    ours: { amount: BigInt(row.moved), currency: row.currency },
  });
}
