import type { Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';
import type { PaymentOrder, PaymentProvider } from './paymentProvider.ts';
import type { paymentChanges } from './paymentTables.ts';

/**
 * Whether a step of a payment counts as a failure of the site for the alarm. Undefined means that
 * the step depends on the traveler or says nothing about the site.
 */
export const paymentFailed = {
  opened: false,
  'page-failed': true,
  authorized: undefined,
  'not-paid': undefined,
  captured: false,
  'capture-failed': true,
  refunded: undefined,
  'refund-failed': undefined,
} as const;

/**
 * A step of a payment. `page-failed`: the payment provider created no page. `capture-failed`: the
 * payment could not be captured.
 */
type PaymentStep = keyof typeof paymentFailed;

export type PaidBooking = { hotelId: string; bookingId: string };

/**
 * A lifecycle event of a booking that its payment causes. `payment-asked`: the authorization has
 * lapsed, and the traveler is asked to pay again.
 */
export type FollowingEvent = keyof typeof paymentChanges | 'not-paid';

/**
 * The functions through which payments change bookings. `tx` is the transaction that changes the
 * payment.
 */
export type PaidBookings = {
  /**
   * Applies an event to a booking. Resolves to false if the state of the booking does not allow it.
   */
  follow: (
    tx: Transaction<Tables>,
    booking: PaidBooking,
    event: FollowingEvent,
  ) => Promise<boolean>;
  /** Returns whether the traveler is asked to pay again when the authorization lapses. */
  asksAgain: (tx: Transaction<Tables>, booking: PaidBooking) => Promise<boolean>;
  /** Tells the traveler that an amount is refunded. */
  onPaidBack: (tx: Transaction<Tables>, booking: PaidBooking, amount: Money) => Promise<void>;
  /**
   * Returns the details of the booking for the payment provider, or undefined if nobody can pay for
   * the booking any more.
   */
  orderOf: (
    booking: PaidBooking,
  ) => Promise<
    Pick<PaymentOrder, 'title' | 'description' | 'email' | 'language' | 'returnTo'> | undefined
  >;
};

/** The dependencies of the payment rules. */
export type PaymentContext = {
  database: Database;
  /** Undefined if payments are turned off. Due payments then wait. */
  provider: PaymentProvider | undefined;
  /** Counts the steps of payments and refunds, for alarms. */
  count?: ((outcome: PaymentStep) => void) | undefined;
  /** The minimum pause between two look-ups of an open payment, in milliseconds. Tests use 0. */
  lookPauseMs?: number | undefined;
  now: () => Date;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};

/** The context of a site that takes payments. */
export type TakingPayments = PaymentContext & { provider: PaymentProvider };

/** The context for changing bookings together with their payments. */
export type BookedPayments = TakingPayments & { bookings: PaidBookings };
