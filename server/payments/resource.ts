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
  /** The clock for look-ups that requests wait for. */
  clock?: Clock | undefined;
  /** Wakes the worker. */
  wake: () => void;
  /** Counts an event of the payment provider by its outcome. */
  onEvent?: ((outcome: EventOutcome) => void) | undefined;
  /** Called for each event about a payment of this site, with whether the event was accepted. */
  onSigned?: ((isRight: boolean) => void) | undefined;
};

/**
 * The lease of due payments and refunds. The lease lasts longer than any wait for the payment
 * provider.
 */
const leasing = { most: 10, leaseMs: 30_000 };

/**
 * Creates the parts of the site that handle payments. `payments` holds the functions for bookings.
 * `serve` receives the functions of bookings, and creates the payment pages, the routes and the
 * jobs.
 */
export function startPayments(options: PaymentsOptions) {
  return {
    payments: createBookingPayments(options),
    serve: (bookings: PaidBookings) => servePayments(options, bookings),
    /** The queues of open issues for the desk. */
    queuesAt: issueQueuesAt(options.database),
  };
}

/** The functions through which bookings use the pages of the payment provider. */
export type PaymentPages = ReturnType<typeof createPages>;

function createPages(
  { database }: Pick<PaymentContext, 'database'>,
  booked: BookedPayments | undefined,
  clock: Clock,
) {
  const look = booked && createSharedLooks(booked, clock);
  return {
    /**
     * Requests a page from the payment provider if the payment needs one. Returns the state of the
     * payment after that.
     */
    open: async (booking: PaidBooking): Promise<PaymentState | undefined> => {
      const row = await readPayment(database.db, booking);
      if (booked && row?.state === 'opening') await openPayment(booked, row);
      return row?.state === 'opening'
        ? (await readPayment(database.db, booking))?.state
        : row?.state;
    },
    /**
     * Looks up an open payment after the traveler has come back from its page. Returns whether the
     * state at the payment provider is known. Returns false after two seconds, while the look-up
     * continues.
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
    /** The resources by their name under `/api`. */
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
