import type { Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';
import type { PaymentOrder, PaymentProvider } from './paymentProvider.ts';
import type { paymentChanges } from './paymentTables.ts';

/**
 * Whether the site has failed at a step of a payment, for the alarm; undefined for what is left to
 * travelers or tells nothing.
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
 * What becomes of payments: `page-failed` is one whose page the payment provider did not make,
 * `capture-failed` one that could not be taken.
 */
type PaymentStep = keyof typeof paymentFailed;

/** Which booking a payment is for. */
export type PaidBooking = { hotelId: string; bookingId: string };

/**
 * What a payment brings about in its booking: events of the table of the lifecycle. `payment-asked`:
 * what was authorized has lapsed, and the traveler is asked to pay again.
 */
export type FollowingEvent = keyof typeof paymentChanges | 'not-paid';

/** What payments need of bookings. `tx` is the transaction that changes the payment. */
export type PaidBookings = {
  /** Carries an event out on a booking. False if the booking is in no state for it. */
  follow: (
    tx: Transaction<Tables>,
    booking: PaidBooking,
    event: FollowingEvent,
  ) => Promise<boolean>;
  /** Whether its traveler is asked to pay again when what is authorized lapses. */
  asksAgain: (tx: Transaction<Tables>, booking: PaidBooking) => Promise<boolean>;
  /** An amount is paid back: the traveler is told. */
  onPaidBack: (tx: Transaction<Tables>, booking: PaidBooking, amount: Money) => Promise<void>;
  /** What the payment provider is told; undefined once nobody is to pay any more. */
  orderOf: (
    booking: PaidBooking,
  ) => Promise<
    Pick<PaymentOrder, 'title' | 'description' | 'email' | 'language' | 'returnTo'> | undefined
  >;
};

/** What the rules of payments need from outside. */
export type PaymentContext = {
  database: Database;
  /** Undefined where payments are off: what is due then waits. */
  provider: PaymentProvider | undefined;
  /** Counts what becomes of payments and refunds, for alarms. */
  count?: ((outcome: PaymentStep) => void) | undefined;
  /** The shortest pause between two looks at an open payment, in milliseconds; tests hand in 0. */
  lookPauseMs?: number | undefined;
  now: () => Date;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};

/** The context of a site that takes payments. */
export type TakingPayments = PaymentContext & { provider: PaymentProvider };

/** The context of what changes bookings with their payments. */
export type BookedPayments = TakingPayments & { bookings: PaidBookings };
