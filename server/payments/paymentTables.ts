import type { ColumnType, Selectable } from 'kysely';
import type { PaymentIssueKind } from '#contracts/site/desk/deskPayments.ts';
import type { DefaultedInstant, Instant, Nullable, NullableInstant } from '../database/columns.ts';
import type { BankMovement } from './paymentProvider.ts';

type MinorUnits = ColumnType<number | bigint, bigint, never>;
type NullableMinorUnits = ColumnType<
  number | bigint | null,
  bigint | null | undefined,
  bigint | null
>;

/**
 * The state of a payment.
 *
 * - `opening`: the payment is stored, and its page is requested from the payment provider.
 * - `open`: the traveler can pay on the page.
 * - `authorized`: the amount is reserved on the card.
 * - `captured`: the amount was charged.
 * - `releasing`: the payment must be released, or refunded if it was captured in the meantime.
 * - `released`: nothing was charged.
 */
export type PaymentState =
  'opening' | 'open' | 'authorized' | 'captured' | 'releasing' | 'released';

/** The state changes of a payment that cause an event in the booking that waits for it. */
export const paymentChanges = {
  'payment-opened': { from: ['opening'], to: 'open' },
  'payment-authorized': { from: ['opening', 'open'], to: 'authorized' },
  'payment-asked': { from: ['authorized'], to: 'opening' },
} as const satisfies Readonly<Record<string, { from: readonly PaymentState[]; to: PaymentState }>>;

/**
 * The payments of bookings, at most one for each booking. A payment with `moved_from` takes its
 * money from the payment of the booking that was changed. The traveler is never asked to pay it.
 */
type PaymentsTable = {
  hotel_id: string;
  id: string;
  booking_id: string;
  state: PaymentState;
  currency: string;
  /** The requested amount or, after the capture, the received amount. */
  amount: ColumnType<number | bigint, bigint, bigint>;
  /** The deadline for paying. */
  expires_at: Instant;
  /** The payment provider's id of its page. */
  session_id: Nullable<string>;
  intent_id: Nullable<string>;
  /** The address of the page while the payment is open. */
  address: Nullable<string>;
  /** The deadline for capturing an authorized payment. */
  lapses_at: NullableInstant;
  captured_at: NullableInstant;
  card_brand: Nullable<string>;
  card_last4: Nullable<string>;
  /** A problem that the staff must review; null if there is none. */
  problem: Nullable<string>;
  /** The payment of the same hotel from which the money comes. */
  moved_from: Nullable<string>;
  /**
   * The part of the amount that pays, or is set aside to pay, for the booking that replaces this
   * one.
   */
  moved: ColumnType<number | bigint, bigint | undefined, bigint>;
  /**
   * The time of the last look-up while the payment was open; null if the payment must be looked up
   * immediately.
   */
  looked_at: NullableInstant;
  /**
   * The number of times that the payment was requested. The number increases when the traveler must
   * pay again, or when the payment provider keeps repeating a failure for the same request.
   */
  round: ColumnType<number, number | undefined, number>;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: NullableInstant;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
};

/**
 * The refunds. `due`: the refund must be requested from the payment provider. `sent`: the payment
 * provider has accepted the refund. `failed`: the payment provider has refused the refund, or the
 * money has come back to the site.
 */
type RefundsTable = {
  hotel_id: string;
  id: string;
  booking_id: string;
  payment_id: string;
  state: 'due' | 'sent' | 'succeeded' | 'failed';
  currency: string;
  amount: MinorUnits;
  refund_id: Nullable<string>;
  /**
   * The party that bears the refund. A refund that the hotel bears reduces the amount that the site
   * owes to the hotel.
   */
  paid_by: ColumnType<'hotel' | 'site', 'hotel' | 'site' | undefined, never>;
  /** Increases when the payment provider keeps repeating a failure for the same request. */
  round: ColumnType<number, number | undefined, number>;
  problem: Nullable<string>;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: NullableInstant;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
};

/** The events that the payment provider has sent. Each event counts once. */
type PaymentEventsTable = { id: string; type: string; at: DefaultedInstant };

/**
 * The issues that the staff must review. An issue that is found again about the same subject uses
 * the same row. `at` is the time of the cause, such as a movement of money. `closed_by` is a staff
 * member, or null if the issue closed automatically.
 */
type PaymentIssuesTable = {
  id: string;
  kind: PaymentIssueKind;
  hotel_id: Nullable<string>;
  booking_id: Nullable<string>;
  reference: string;
  currency: Nullable<string>;
  ours: NullableMinorUnits;
  theirs: NullableMinorUnits;
  /** The currency of `ours`, if it differs from `currency`. */
  ours_currency: Nullable<string>;
  detail: Nullable<string>;
  due_at: NullableInstant;
  at: Instant;
  found_at: Instant;
  seen_at: Instant;
  closed_at: NullableInstant;
  closed_by: Nullable<string>;
  /** The time of the next look-up of a dispute. */
  next_attempt_at: NullableInstant;
};

/**
 * The movements that the payment provider lists. Rows are only inserted, with one exception. The
 * movement of a refund that was made at the payment provider gets its `refund_id` when the refund
 * is recorded.
 */
type PaymentMovementsTable = {
  id: string;
  kind: BankMovement['kind'];
  at: Instant;
  /** The payment provider's id of the payment, the refund or the dispute. */
  reference: string;
  currency: string;
  amount: MinorUnits;
  fee_currency: string;
  fee: MinorUnits;
  hotel_id: Nullable<string>;
  payment_id: Nullable<string>;
  refund_id: Nullable<string>;
};

/** The comparisons with the payment provider's list and their progress. */
type PaymentComparisonsTable = {
  id: string;
  since: Instant;
  until: Instant;
  cursor: Nullable<string>;
  movements: ColumnType<number, number | undefined, number>;
  started_at: Instant;
  finished_at: NullableInstant;
  next_attempt_at: Instant;
};

/** The tables of payments, as the migrations create them. */
export type PaymentTables = {
  payments: PaymentsTable;
  refunds: RefundsTable;
  payment_events: PaymentEventsTable;
  payment_issues: PaymentIssuesTable;
  payment_movements: PaymentMovementsTable;
  payment_comparisons: PaymentComparisonsTable;
};

export type PaymentRow = Selectable<PaymentsTable>;
export type RefundRow = Selectable<RefundsTable>;
export type IssueRow = Selectable<PaymentIssuesTable>;
export type ComparisonRow = Selectable<PaymentComparisonsTable>;
