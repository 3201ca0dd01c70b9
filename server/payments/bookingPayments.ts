import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import { restOfChange } from '#contracts/site/cardSums.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import type { Tables } from '../database/tables.ts';
import {
  bankAccount,
  hotelAccount,
  type LedgerTransaction,
  postTransaction,
  transfer,
} from '../ledger/ledger.ts';
import { readPaymentSums } from './desk/paymentSums.ts';
import { readPaymentTimeline } from './desk/readPayments.ts';
import type { PaidBooking, PaymentContext, TakingPayments } from './paymentContext.ts';
import { issueOf, recordIssue, reportAnswer } from './paymentIssues.ts';
import { changePayment, isCaptured, knownOf, lockPayment, readPayment } from './paymentRow.ts';
import { paymentChanges, type PaymentRow } from './paymentTables.ts';
import { paymentView } from './paymentView.ts';
import { recordCaptured } from './steps/recordCaptured.ts';
import { collectedFor, lookUpRefundsThere, planRefund, refundableOf } from './steps/refunds.ts';

/** What bookings do with their payments. `tx` is the transaction that changes the booking. */
export type BookingPayments = ReturnType<typeof createBookingPayments>;

/** Makes what bookings do with their payments. */
export function createBookingPayments(context: PaymentContext) {
  const { database, provider } = context;
  const taking: TakingPayments | undefined = provider && { ...context, provider };
  return {
    /** Writes the payment of a booking, which can be paid `until` then, and returns its id. */
    plan: (tx: Transaction<Tables>, booking: PaidBooking, amount: Money, until: Date) =>
      planPayment(tx, context, booking, amount, until),
    /**
     * Pays for a changed booking with what was paid for the earlier one, of which a fee keeps `keep`;
     * undefined if that is not enough.
     */
    move: (tx: Transaction<Tables>, move: PlannedMove) => planMove(tx, context, move),
    /** Asks for a payment again that has lapsed or could not be taken; false if it was taken. */
    again: (tx: Transaction<Tables>, booking: PaidBooking, until: Date) =>
      planAgain(tx, context, booking, until),
    /**
     * Takes what is authorized. `failed`: nothing was taken, and nothing will be; the desk is told
     * unless the traveler is asked again. `unknown`: the same call tells.
     */
    capture: async (
      booking: PaidBooking,
      { asksAgain = false } = {},
    ): Promise<'captured' | 'failed' | 'unknown'> => {
      const row = await readPayment(database.db, booking);
      if (row?.state === 'captured') return 'captured';
      if (row && row.moved_from !== null) {
        const isTaken = await database.transaction((tx) => recordMoved(tx, context, row));
        return isTaken ? 'captured' : 'failed';
      }
      const known = row && knownOf(row);
      const intentId = known?.intentId;
      if (!taking || !known || row.state !== 'authorized' || !intentId) {
        return taking || row?.state !== 'authorized' ? 'failed' : 'unknown';
      }
      const outcome = await taking.provider.capture({ ...known, intentId });
      await reportAnswer(taking, row, outcome);
      if (outcome.kind === 'unknown') return 'unknown';
      if (outcome.kind === 'refused' || outcome.state !== 'captured') {
        const detail = outcome.kind === 'refused' ? outcome.reason : outcome.state;
        const issue = { ...issueOf(taking, row), kind: 'capture-refused', detail } as const;
        context.count?.('capture-failed');
        if (!asksAgain) {
          await recordIssue(database.db, taking, issue);
          return 'failed';
        }
        // Nothing stays reserved for what is asked for again.
        const ended = await taking.provider.cancel(known);
        return ended.kind === 'found' && ended.state === 'canceled' ? 'failed' : 'unknown';
      }
      await database.transaction((tx) => recordCaptured(tx, context, row, outcome));
      return 'captured';
    },
    /**
     * Releases a payment, or pays back what was taken but for `keep`, `most` of it at most. Returns what
     * the payment of an earlier booking gets back of it, if it came from there.
     */
    settle: (tx: Transaction<Tables>, booking: PaidBooking, keep: Money, most?: Money) =>
      settlePayment(tx, context, booking, keep, most),
    /** Tells the desk if what was paid for a booking that stands pays for another one. */
    reportStanding: async (tx: Transaction<Tables>, booking: PaidBooking) => {
      const row = await lockPayment(tx, booking);
      if (row && BigInt(row.moved) > 0n) await recordShort(tx, context, row);
    },
    isCaptured,
    /** What the site has taken for the hotel, less what is paid back; undefined without a payment. */
    collected: collectedFor,
    /**
     * For a browser that has reached the site by a name, if it was one. `db` is the transaction that
     * reads it, if one does.
     */
    view: async (
      booking: PaidBooking,
      hostname?: string,
      db = database.db,
    ): Promise<BookingPayment | null> => {
      const row = await readPayment(db, booking);
      if (!row) return null;
      const refunds = await db
        .selectFrom('refunds')
        .selectAll()
        .where('hotel_id', '=', booking.hotelId)
        .where('payment_id', '=', row.id)
        .orderBy('created_at')
        .execute();
      const view = paymentView(row, refunds);
      if (!view.address || !hostname || !provider?.pageFor) return view;
      return { ...view, address: provider.pageFor(view.address, hostname) };
    },
    /** What was taken, for the files of the desk. */
    sums: (bookingIds: readonly string[]) => readPaymentSums(database.db, bookingIds),
    /** What became of it, for the desk. */
    timeline: (booking: PaidBooking) => readPaymentTimeline(database, booking),
  };
}

/**
 * Writes the payment of a booking, which can be paid `until` then, in the transaction that has the
 * booking wait for it.
 */
async function planPayment(
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
async function planAgain(
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

/**
 * Pays for a changed booking with what was paid for the earlier one, if that is enough besides what
 * a fee keeps of it. The money is kept apart at once, and counts for the new booking once that is
 * confirmed. Undefined if it is not enough: then nothing is changed.
 */
async function planMove(
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
type PlannedMove = { booking: PaidBooking; amount: Money; from: PaidBooking; keep: Money };

/** Adds to what of a payment pays for another booking, and returns whose payment it is. */
function setMoved(
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
async function recordMoved(
  tx: Transaction<Tables>,
  context: Pick<PaymentContext, 'database' | 'now'>,
  row: PaymentRow,
): Promise<boolean> {
  const { now } = context;
  const taken = await changePayment(tx, context, row, ['authorized'], { state: 'captured' });
  if (!taken) return false;
  const { booking_id: from } = await tx
    .selectFrom('payments')
    .select('booking_id')
    .where('hotel_id', '=', row.hotel_id)
    .where('id', '=', row.moved_from)
    .executeTakeFirstOrThrow();
  const amount = { amount: BigInt(row.amount), currency: row.currency };
  const hotel = hotelAccount(row.hotel_id);
  const post = (of: string, bookingId: string, entries: LedgerTransaction['entries']) =>
    postTransaction(tx, {
      key: `moved-${of} ${row.id}`,
      kind: 'moved',
      bookingId,
      at: now(),
      entries,
    });
  await post('from', from, transfer(hotel, bankAccount, amount));
  await post('to', row.booking_id, transfer(bankAccount, hotel, amount));
  // Until now a refund made at the payment provider could not be recorded of this money.
  await lookUpRefundsThere(tx, context, { ...row, payment_id: row.id });
  return true;
}

/** Tells the desk that what was paid for a booking pays for another one, and is owed for both. */
async function recordShort(
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
