import type { Kysely, Transaction } from 'kysely';
import { type Money, toDecimalMoney } from '#contracts/money/money.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import type { Tables } from '../database/tables.ts';
import { doAll, leaseDue } from '../outbox/leaseDue.ts';
import { type Clock, systemClock } from '../provider/budgets.ts';
import { advanceDisputes } from './steps/advanceDispute.ts';
import { advancePayment, issueOf, knownOf, openPayment } from './steps/advancePayment.ts';
import { advanceRefund } from './steps/advanceRefund.ts';
import { compareNightly } from './comparison/comparePayments.ts';
import { paymentRoutes } from './desk/paymentRoutes.ts';
import { readPaymentSums } from './desk/paymentSums.ts';
import { readPaymentTimeline } from './desk/readPayments.ts';
import type {
  BookedPayments,
  PaidBooking,
  PaidBookings,
  PaymentContext,
  TakingPayments,
} from './paymentContext.ts';
import { issueQueuesAt, recordIssue } from './paymentIssues.ts';
import type { PaymentRow, PaymentState, RefundRow } from './paymentTables.ts';
import { planMove, type PlannedMove, recordMoved, recordShort } from './steps/movePayment.ts';
import { planAgain, planPayment } from './steps/planPayment.ts';
import { collectedFor } from './steps/planRefund.ts';
import { isCaptured, lockPayment, recordCaptured } from './steps/recordPayment.ts';
import { reportAnswer } from './steps/reportAnswer.ts';
import { settlePayment } from './steps/settlePayment.ts';
import { createSharedLooks } from './sharedLooks.ts';
import { deleteOldEvents, type EventOutcome, webhookResource } from './webhookResource.ts';

export type PaymentsOptions = PaymentContext & {
  /** Times the looks that requests wait for. */
  clock?: Clock | undefined;
  /** Ends the worker's pause. */
  wake: () => void;
  /** Counts an event of the payment provider by what became of it. */
  onEvent?: ((outcome: EventOutcome) => void) | undefined;
};

/** The lease is longer than the payment provider is waited for. */
const leasing = { most: 10, leaseMs: 30_000 };

/** The payment of a booking. */
function readPayment(
  db: Kysely<Tables>,
  { hotelId, bookingId }: PaidBooking,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/**
 * Puts payments together: what bookings do with them and, once `serve` is given what the payments
 * bring about in bookings, their pages, events and jobs.
 */
export function startPayments(options: PaymentsOptions) {
  return {
    payments: createBookingPayments(options),
    serve: (bookings: PaidBookings) => servePayments(options, bookings),
    /** What waits for the desk: without issues that is nothing. */
    queuesAt: issueQueuesAt(options.database),
  };
}

/** What bookings do with their payments. `tx` is the transaction that changes the booking. */
export type BookingPayments = ReturnType<typeof createBookingPayments>;

/** The pages of the payment provider, as bookings need them. */
export type PaymentPages = ReturnType<typeof createPages>;

function createPages(
  { database }: Pick<PaymentContext, 'database'>,
  booked: BookedPayments | undefined,
  clock: Clock,
) {
  const look = booked && createSharedLooks(booked, clock);
  return {
    /** Has the payment provider make its page, if that is to be done; returns the state after it. */
    open: async (booking: PaidBooking): Promise<PaymentState | undefined> => {
      const row = await readPayment(database.db, booking);
      if (booked && row?.state === 'opening') await openPayment(booked, row);
      return row?.state === 'opening'
        ? (await readPayment(database.db, booking))?.state
        : row?.state;
    },
    /**
     * Looks an open payment up, because somebody has come back from its page. Returns whether it is
     * known what the payment provider has; false after two seconds, while the look goes on.
     */
    check: async (booking: PaidBooking): Promise<boolean> => {
      const row = await readPayment(database.db, booking);
      return look && row?.state === 'open' ? look(row) : true;
    },
  };
}

function servePayments(
  { wake, onEvent = () => {}, clock = systemClock, ...context }: PaymentsOptions,
  bookings: PaidBookings,
) {
  const { database, provider } = context;
  const booked: BookedPayments | undefined = provider && { ...context, provider, bookings };
  return {
    pages: createPages(context, booked, clock),
    deskRoutes: paymentRoutes({ ...context, bookings, wake, lock: context.ledger.lock }),
    /** By their name under `/api`. */
    resources: { payments: webhookResource(context, { wake, onEvent }) },
    jobs: booked
      ? [
          async () =>
            doAll(await leaseDue<PaymentRow>(database, { table: 'payments', ...leasing }), (row) =>
              advancePayment(booked, row),
            ),
          async () =>
            doAll(await leaseDue<RefundRow>(database, { table: 'refunds', ...leasing }), (row) =>
              advanceRefund(booked, row),
            ),
          () => advanceDisputes(booked),
        ]
      : [],
    hourlyJobs: [() => deleteOldEvents(context), ...(booked ? [() => compareNightly(booked)] : [])],
  };
}

function createBookingPayments(context: PaymentContext) {
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

/** What of a payment is neither paid back nor pays for another booking. */
function leftOf(row: PaymentRow, refunds: readonly RefundRow[]): bigint {
  if (row.state !== 'captured') return 0n;
  const returned = refunds.filter(({ state }) => state !== 'failed');
  const gone = returned.reduce((sum, { amount }) => sum + BigInt(amount), BigInt(row.moved));
  return gone < BigInt(row.amount) ? BigInt(row.amount) - gone : 0n;
}

function paymentView(row: PaymentRow, refunds: readonly RefundRow[]): BookingPayment {
  const money = (amount: number | bigint) =>
    toDecimalMoney({ amount: BigInt(amount), currency: row.currency });
  return {
    state: row.state === 'releasing' ? 'released' : row.state,
    amount: money(row.amount),
    address: row.state === 'open' ? row.address : null,
    until: row.expires_at.toISOString(),
    at: (row.state === 'captured' && row.captured_at?.toISOString()) || null,
    moved: BigInt(row.moved) > 0n ? money(row.moved) : null,
    left: money(leftOf(row, refunds)),
    isMoved: row.moved_from !== null,
    card:
      row.card_brand !== null && row.card_last4 !== null
        ? { brand: row.card_brand, last4: row.card_last4 }
        : null,
    refunds: refunds.map(({ amount, created_at, state }) => ({
      amount: money(amount),
      at: created_at.toISOString(),
      state: state === 'succeeded' ? 'sent' : state,
    })),
  };
}
