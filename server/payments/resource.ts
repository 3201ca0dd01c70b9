import type { Transaction } from 'kysely';
import { type Money, toDecimalMoney } from '#contracts/money/money.ts';
import { toCharge } from '#contracts/money/minorUnits.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import type { Tables } from '../database/tables.ts';
import { advanceDisputes } from './advanceDispute.ts';
import {
  advancePayment,
  issueOf,
  openPayment,
  recordFound,
  type TakingPayments,
} from './advancePayment.ts';
import { advanceRefund } from './advanceRefund.ts';
import { compareNightly } from './comparePayments.ts';
import { paymentRoutes } from './desk/paymentRoutes.ts';
import { readPaymentTimeline } from './desk/readPayments.ts';
import { doAll, leasePayments, leaseRefunds } from './leaseDue.ts';
import type { PaidBooking, PaymentContext } from './paymentContext.ts';
import { issueQueuesAt, recordIssue } from './paymentIssues.ts';
import type { PaymentRow, RefundRow } from './paymentTables.ts';
import {
  collectedFor,
  isCaptured,
  planPayment,
  recordCaptured,
  settlePayment,
} from './recordPayment.ts';
import { deleteOldEvents, type EventOutcome, webhookResource } from './webhookResource.ts';

export type PaymentsOptions = PaymentContext & {
  /** Ends the worker's pause. */
  wake: () => void;
  /** Counts an event of the payment provider by what became of it. */
  onEvent?: ((outcome: EventOutcome) => void) | undefined;
};

/** Puts payments together: what bookings do with them, their events and their jobs. */
export function startPayments({ wake, onEvent = () => {}, ...context }: PaymentsOptions) {
  const { database, provider } = context;
  const taking: TakingPayments | undefined = provider && { ...context, provider };

  const read = ({ hotelId, bookingId }: PaidBooking): Promise<PaymentRow | undefined> =>
    database.db
      .selectFrom('payments')
      .selectAll()
      .where('hotel_id', '=', hotelId)
      .where('booking_id', '=', bookingId)
      .executeTakeFirst();

  const payments = {
    /** Writes the payment of a booking; undefined if its amount cannot be paid by card. */
    plan: async (tx: Transaction<Tables>, booking: PaidBooking, amount: Money) =>
      toCharge(amount) === undefined ? undefined : planPayment(tx, context, booking, amount),
    /** The state of a booking's payment, once its page was asked for. */
    open: async (booking: PaidBooking) => {
      const row = await read(booking);
      if (taking && row?.state === 'opening') await openPayment(taking, row);
      return row?.state === 'opening' ? (await read(booking))?.state : row?.state;
    },
    /** Looks at a payment now, because somebody has come back from its page. */
    check: async (booking: PaidBooking) => {
      const row = await read(booking);
      if (!taking || row?.state !== 'open' || row.session_id === null) return;
      const found = await taking.provider.lookUp(row.session_id);
      if (found.kind !== 'found') return;
      if (found.state !== 'open') await recordFound(taking, row, found);
      else if (found.address !== row.address) {
        await database.db
          .updateTable('payments')
          .set({ address: found.address })
          .where('hotel_id', '=', row.hotel_id)
          .where('id', '=', row.id)
          .where('state', '=', 'open')
          .execute();
      }
    },
    /**
     * Takes what is authorized. `failed`: nothing was taken, and nothing will be. `unknown`: the
     * same call tells.
     */
    capture: async (booking: PaidBooking): Promise<'captured' | 'failed' | 'unknown'> => {
      const row = await read(booking);
      if (row?.state === 'captured') return 'captured';
      const { session_id: sessionId, intent_id: intentId } = row ?? {};
      if (!taking || !row || row.state !== 'authorized' || !sessionId || !intentId) {
        return taking || row?.state !== 'authorized' ? 'failed' : 'unknown';
      }
      const outcome = await taking.provider.capture({ sessionId, intentId });
      if (outcome.kind === 'unknown') return 'unknown';
      if (outcome.kind === 'refused' || outcome.state !== 'captured') {
        const detail = outcome.kind === 'refused' ? outcome.reason : outcome.state;
        const issue = { ...issueOf(taking, row), kind: 'capture-refused', detail } as const;
        await recordIssue(database.db, taking, issue);
        context.count?.('capture-failed');
        return 'failed';
      }
      await database.transaction((tx) => recordCaptured(tx, context, row, outcome));
      return 'captured';
    },
    settle: (tx: Transaction<Tables>, booking: PaidBooking, keep: Money) =>
      settlePayment(tx, context, booking, keep),
    isCaptured,
    collected: collectedFor,
    /** The payment of a booking, for a browser that has reached the site by a name if it was one. */
    view: async (booking: PaidBooking, hostname?: string): Promise<BookingPayment | null> => {
      const row = await read(booking);
      if (!row) return null;
      const refunds = await database.db
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
    timeline: (booking: PaidBooking) => readPaymentTimeline(database, booking),
  };

  return {
    payments,
    deskRoutes: paymentRoutes({ ...context, wake, lock: context.ledger.lock }),
    /** By their name under `/api`. */
    resources: { payments: webhookResource(context, { wake, onEvent }) },
    jobs: taking
      ? [
          async () => doAll(await leasePayments(database), (row) => advancePayment(taking, row)),
          async () => doAll(await leaseRefunds(database), (row) => advanceRefund(taking, row)),
          () => advanceDisputes(taking),
        ]
      : [],
    hourlyJobs: [() => deleteOldEvents(context), ...(taking ? [() => compareNightly(taking)] : [])],
    /** What waits for the desk: without issues that is nothing. */
    queuesAt: issueQueuesAt(database),
  };
}

function paymentView(row: PaymentRow, refunds: readonly RefundRow[]): BookingPayment {
  const money = (amount: number | bigint) =>
    toDecimalMoney({ amount: BigInt(amount), currency: row.currency });
  return {
    state: row.state === 'releasing' ? 'released' : row.state,
    amount: money(row.amount),
    address: row.state === 'open' ? row.address : null,
    until: row.expires_at.toISOString(),
    at: row.captured_at?.toISOString() ?? null,
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
