import type { Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';
import type { LedgerTransaction } from '../rewards/ledger.ts';
import type { PaymentOrder, PaymentProvider } from './paymentProvider.ts';

/**
 * What becomes of payments: `page-failed` is one whose page the payment provider did not make,
 * `capture-failed` one that could not be taken.
 */
type PaymentStep =
  | 'opened'
  | 'page-failed'
  | 'authorized'
  | 'not-paid'
  | 'captured'
  | 'capture-failed'
  | 'refunded'
  | 'refund-failed';

/** Which booking a payment is for. */
export type PaidBooking = { hotelId: string; bookingId: string };

/** What payments do to bookings, in the transaction that changes the payment. */
export type PaidBookings = {
  /** The page of the payment provider is there: the booking waits for the traveler. */
  onOpen: (tx: Transaction<Tables>, booking: PaidBooking) => Promise<void>;
  /** The booking can be made. */
  onAuthorized: (tx: Transaction<Tables>, booking: PaidBooking) => Promise<void>;
  /** Nobody has paid: the booking is not made. */
  onNotPaid: (tx: Transaction<Tables>, booking: PaidBooking) => Promise<void>;
  /** What the payment provider is told; undefined once nobody is to pay any more. */
  orderOf: (
    booking: PaidBooking,
  ) => Promise<Pick<PaymentOrder, 'title' | 'email' | 'language' | 'returnTo'> | undefined>;
};

/** What the rules of payments need from outside. */
export type PaymentContext = {
  database: Database;
  /** Undefined where payments are off: what is due then waits. */
  provider: PaymentProvider | undefined;
  bookings: PaidBookings;
  /** The ledger, and what the site owes to a hotel in it. */
  ledger: {
    post: (tx: Transaction<Tables>, transaction: LedgerTransaction) => Promise<boolean>;
    /** Has another transaction that locks the account wait for this one. */
    lock: (tx: Transaction<Tables>, account: string) => Promise<unknown>;
    hotelAccount: (hotelId: string) => string;
    transfer: (from: string, to: string, amount: Money) => LedgerTransaction['entries'];
  };
  /** Counts what becomes of payments and refunds, for alarms. */
  count?: ((outcome: PaymentStep) => void) | undefined;
  now: () => Date;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};
