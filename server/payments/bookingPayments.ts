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

/** The functions of payments for bookings. `tx` is the transaction that changes the booking. */
export type BookingPayments = ReturnType<typeof createBookingPayments>;

/** Creates the functions of payments for bookings. */
export function createBookingPayments(context: PaymentContext) {
  const { database, provider } = context;
  const taking: TakingPayments | undefined = provider && { ...context, provider };
  return {
    /** Writes the payment of a booking and returns its id. The traveler can pay until `until`. */
    plan: (tx: Transaction<Tables>, booking: PaidBooking, amount: Money, until: Date) =>
      planPayment(tx, context, booking, amount, until),
    /**
     * Pays for the new booking of a change with the payment of the earlier booking, minus the fee
     * `keep`. Returns undefined if the payment does not cover both.
     */
    move: (tx: Transaction<Tables>, move: PlannedMove) => planMove(tx, context, move),
    /**
     * Requests a payment again after its authorization has lapsed or its capture has failed.
     * Returns false if the payment is not authorized, for example because it was captured.
     */
    again: (tx: Transaction<Tables>, booking: PaidBooking, until: Date) =>
      planAgain(tx, context, booking, until),
    /**
     * Captures an authorized payment. `failed`: nothing was captured, and nothing will be. If the
     * payment provider refused the capture, the desk gets an issue, unless the traveler is asked to
     * pay again. `unknown`: the caller must retry to learn the outcome.
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
        // The authorization must be released before the traveler is asked to pay again.
        const ended = await taking.provider.cancel(known);
        return ended.kind === 'found' && ended.state === 'canceled' ? 'failed' : 'unknown';
      }
      await database.transaction((tx) => recordCaptured(tx, context, row, outcome));
      return 'captured';
    },
    /**
     * Releases an uncaptured payment. Refunds a captured payment except for `keep`, but at most
     * `most`. If an uncaptured payment takes its money from the payment of an earlier booking,
     * returns that booking and the amount that goes back to it.
     */
    settle: (tx: Transaction<Tables>, booking: PaidBooking, keep: Money, most?: Money) =>
      settlePayment(tx, context, booking, keep, most),
    /**
     * Records an issue for the desk if a booking remains valid although its payment also pays for
     * another booking.
     */
    reportStanding: async (tx: Transaction<Tables>, booking: PaidBooking) => {
      const row = await lockPayment(tx, booking);
      if (row && BigInt(row.moved) > 0n) await recordShort(tx, context, row);
    },
    isCaptured,
    /**
     * Returns the amount that the site has collected for the hotel. Money that was moved to another
     * booking and refunds that the hotel bears are subtracted. Returns undefined without a captured
     * payment.
     */
    collected: collectedFor,
    /**
     * Returns the payment of a booking with its refunds. `hostname` is the host name with which the
     * browser reached the site, if any. `db` is the transaction that reads the payment, if any.
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
    /** Returns the sums of payments, for the exports of the desk. */
    sums: (bookingIds: readonly string[]) => readPaymentSums(database.db, bookingIds),
    /** Returns the history of the payment, for the desk. */
    timeline: (booking: PaidBooking) => readPaymentTimeline(database, booking),
  };
}

/**
 * Writes the payment of a booking and returns its id. The traveler can pay until `until`. `tx` is
 * the transaction that makes the booking wait for its payment.
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
 * Requests the payment of a booking again after the authorization has lapsed or the capture has
 * failed. The worker requests the page from the payment provider, and retries until the deadline of
 * the payment. Returns false if the payment is not authorized, for example because it was captured.
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
 * Ends the payment of a booking. Releases an uncaptured payment. Refunds a captured payment except
 * for `keep`, but at most `most`. If an uncaptured payment takes its money from the payment of an
 * earlier booking, returns that booking and the amount that goes back to it.
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
 * Pays for the new booking of a change with the payment of the earlier booking, if that payment
 * covers both the amount and the fee. Returns the id of the new payment. The amount is set aside
 * immediately, and counts for the new booking once the new booking is confirmed. Returns undefined
 * and changes nothing if the payment is not enough.
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

/**
 * The new booking of a change and the amount due for it, the earlier booking, and the fee that the
 * earlier booking keeps.
 */
type PlannedMove = { booking: PaidBooking; amount: Money; from: PaidBooking; keep: Money };

/**
 * Adds `more`, which may be negative, to the part of a payment that pays for another booking.
 * Returns the id of the payment's booking.
 */
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
 * Captures the amount that was set aside for the new booking of a change. No money moves, but the
 * site then owes the amount to the hotel for the new booking. Returns false if the amount was given
 * back in the meantime.
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
  // Before this capture, a refund of this money at the payment provider cannot be recorded.
  await lookUpRefundsThere(tx, context, { ...row, payment_id: row.id });
  return true;
}

/** Records an issue for the desk: one payment pays for two bookings, but both must be paid. */
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
