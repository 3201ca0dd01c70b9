import type { Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import {
  bankAccount,
  hotelAccount,
  paymentFeesAccount,
  postTransaction,
  transfer,
} from '../../ledger/ledger.ts';
import type { PaymentContext } from '../paymentContext.ts';
import { recordIssue } from '../paymentIssues.ts';
import type { CapturedPayment } from '../paymentProvider.ts';
import { changePayment, factsOf, lockPayment } from '../paymentRow.ts';
import type { PaymentRow } from '../paymentTables.ts';
import { planRefund } from './refunds.ts';

type Recording = Pick<PaymentContext, 'database' | 'now' | 'log' | 'count'>;

/**
 * Records that a payment was captured, and posts it to the ledger: the site has the money and owes
 * it to the hotel. From then on, the payment's amount is the received amount. The two amounts
 * differ if somebody captured the payment on the payment provider's own pages. The desk then gets
 * an issue. A payment that should have been released is refunded in full immediately.
 */
export async function recordCaptured(
  tx: Transaction<Tables>,
  context: Recording,
  row: PaymentRow,
  found: CapturedPayment,
): Promise<void> {
  const { now } = context;
  const locked = await lockPayment(tx, { hotelId: row.hotel_id, bookingId: row.booking_id });
  if (!locked || locked.state === 'captured') return;
  const at = now();
  const amount = found.received;
  const asked = { amount: BigInt(locked.amount), currency: locked.currency };
  await changePayment(tx, context, row, [locked.state], {
    ...factsOf(found),
    ...amount,
    state: 'captured',
    address: null,
    captured_at: at,
    next_attempt_at: (await isListed(tx, row)) ? context.database.now() : null,
  });
  await postTransaction(tx, {
    key: `captured ${row.id}`,
    kind: 'captured',
    bookingId: row.booking_id,
    at,
    entries: transfer(bankAccount, hotelAccount(row.hotel_id), amount),
  });
  if (found.fee && found.fee.amount > 0n) await postFee(tx, context, row, found.fee);
  context.count?.('captured');
  if (locked.state === 'releasing' || locked.state === 'released') {
    context.log.error({ payment: row.id, booking: row.booking_id }, 'a payment was taken too late');
    await planRefund(tx, context, row, amount);
  } else if (amount.amount !== asked.amount || amount.currency !== asked.currency) {
    await recordIssue(tx, context, {
      kind: 'received-differs',
      reference: row.id,
      at,
      hotelId: row.hotel_id,
      bookingId: row.booking_id,
      ours: asked,
      theirs: amount,
    });
  }
}

/**
 * Returns whether a comparison listed the payment as captured before the site recorded the capture.
 * The comparison may also have listed refunds that somebody made at the payment provider. The
 * worker looks them up once they can be recorded.
 */
async function isListed(tx: Transaction<Tables>, { hotel_id, id }: PaymentRow): Promise<boolean> {
  const listed = await tx
    .selectFrom('payment_movements')
    .select('id')
    .where('hotel_id', '=', hotel_id)
    .where('payment_id', '=', id)
    .executeTakeFirst();
  return listed !== undefined;
}

/** Posts the payment provider's fee for a payment once. */
export async function postFee(
  tx: Transaction<Tables>,
  { now }: Pick<Recording, 'now'>,
  { id, booking_id }: Pick<PaymentRow, 'id' | 'booking_id'>,
  fee: Money,
): Promise<void> {
  await postTransaction(tx, {
    key: `payment-fee ${id}`,
    kind: 'payment-fee',
    bookingId: booking_id,
    at: now(),
    entries: transfer(paymentFeesAccount, bankAccount, fee),
  });
}
