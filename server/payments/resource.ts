import { createBookingPayments } from './bookingPayments.ts';
import { readPayment } from './paymentRow.ts';
import { doAll, leaseDue } from '../outbox/leaseDue.ts';
import { type Clock, systemClock } from '../provider/budgets.ts';
import { paymentRoutes } from './desk/paymentRoutes.ts';
import type {
  BookedPayments,
  PaidBooking,
  PaidBookings,
  PaymentContext,
} from './paymentContext.ts';
import { issueQueuesAt } from './paymentIssues.ts';
import type { PaymentRow, PaymentState, RefundRow } from './paymentTables.ts';
import { createSharedLooks } from './sharedLooks.ts';
import { advanceDisputes } from './steps/advanceDispute.ts';
import { advancePayment, openPayment } from './steps/advancePayment.ts';
import { advanceRefund } from './steps/refunds.ts';
import { deleteOldEvents, type EventOutcome, webhookResource } from './webhookResource.ts';

export type PaymentsOptions = PaymentContext & {
  /** Times the looks that requests wait for. */
  clock?: Clock | undefined;
  /** Ends the worker's pause. */
  wake: () => void;
  /** Counts an event of the payment provider by what became of it. */
  onEvent?: ((outcome: EventOutcome) => void) | undefined;
  /** Is told whether an event about a payment of this site had the right signature. */
  onSigned?: ((isRight: boolean) => void) | undefined;
};

/** The lease is longer than the payment provider is waited for. */
const leasing = { most: 10, leaseMs: 30_000 };

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
  {
    wake,
    onEvent = () => {},
    onSigned = () => {},
    clock = systemClock,
    ...context
  }: PaymentsOptions,
  bookings: PaidBookings,
) {
  const { database, provider } = context;
  const booked: BookedPayments | undefined = provider && { ...context, provider, bookings };
  return {
    pages: createPages(context, booked, clock),
    deskRoutes: paymentRoutes({ ...context, bookings, wake }),
    /** By their name under `/api`. */
    resources: { payments: webhookResource(context, { wake, onEvent, onSigned }) },
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
    hourlyJobs: [() => deleteOldEvents(context)],
  };
}
