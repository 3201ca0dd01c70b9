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
 * `opening`: written, and the payment provider is being asked for its page. `open`: the traveler
 * can pay there. `authorized`: the amount is reserved on the card. `captured`: it was taken.
 * `releasing`: it is to be released, or taken back if it was captured meanwhile. `released`:
 * nothing was charged.
 */
export type PaymentState =
  'opening' | 'open' | 'authorized' | 'captured' | 'releasing' | 'released';

/** What the events of a booking that waits for its payment make of the payment. */
export const paymentChanges = {
  'payment-opened': { from: ['opening'], to: 'open' },
  'payment-authorized': { from: ['opening', 'open'], to: 'authorized' },
  'payment-asked': { from: ['authorized'], to: 'opening' },
} as const satisfies Readonly<Record<string, { from: readonly PaymentState[]; to: PaymentState }>>;

/**
 * The payment of a booking on the site: one at most. One that has `moved_from` takes its money from
 * the payment of the booking that was changed, and is never asked for.
 */
type PaymentsTable = {
  hotel_id: string;
  id: string;
  booking_id: string;
  state: PaymentState;
  currency: string;
  /** What is asked for; once it is taken, what was received. */
  amount: ColumnType<number | bigint, bigint, bigint>;
  /** Until when it can be paid. */
  expires_at: Instant;
  /** What the payment provider calls it. */
  session_id: Nullable<string>;
  intent_id: Nullable<string>;
  /** Its page, while the payment is open. */
  address: Nullable<string>;
  /** Until when what is authorized can be captured. */
  lapses_at: NullableInstant;
  captured_at: NullableInstant;
  card_brand: Nullable<string>;
  card_last4: Nullable<string>;
  /** What somebody has to look at; null for nothing. */
  problem: Nullable<string>;
  /** The payment of the same hotel that it takes its money from. */
  moved_from: Nullable<string>;
  /** How much of it pays, or is kept to pay, for the booking that changes its own. */
  moved: ColumnType<number | bigint, bigint | undefined, bigint>;
  /** When it was looked up last while it was open; null if it is to be looked up at once. */
  looked_at: NullableInstant;
  /**
   * How often it was asked for: again once what was authorized has lapsed, or the payment provider
   * keeps an answer that it has failed.
   */
  round: ColumnType<number, number | undefined, number>;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: NullableInstant;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
};

/**
 * What is paid back. `due`: the payment provider is being asked. `sent`: it has accepted.
 * `failed`: the money has come back to the site.
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
  /** Who bears it: what the hotel bears is taken off what it is owed. */
  paid_by: ColumnType<'hotel' | 'site', 'hotel' | 'site' | undefined, never>;
  /** Another one each time that the payment provider keeps an answer that it has failed. */
  round: ColumnType<number, number | undefined, number>;
  problem: Nullable<string>;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: NullableInstant;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
};

/** The events of the payment provider that were received: each counts once. */
type PaymentEventsTable = { id: string; type: string; at: DefaultedInstant };

/**
 * What somebody has to look at, by what it is about: found again, it is the same row. `at` is when
 * the money moved; `closed_by` is a member of the staff, or null if it closed by itself.
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
  /** The currency of `ours`, if that is another one than `currency`. */
  ours_currency: Nullable<string>;
  detail: Nullable<string>;
  due_at: NullableInstant;
  at: Instant;
  found_at: Instant;
  seen_at: Instant;
  closed_at: NullableInstant;
  closed_by: Nullable<string>;
  /** When a dispute is looked up next. */
  next_attempt_at: NullableInstant;
};

/**
 * What the payment provider lists: rows are only inserted. One of a refund that was made there gets
 * its `refund_id` as that is recorded.
 */
type PaymentMovementsTable = {
  id: string;
  kind: BankMovement['kind'];
  at: Instant;
  /** What the payment provider calls the payment, the refund or the dispute. */
  reference: string;
  currency: string;
  amount: MinorUnits;
  fee_currency: string;
  fee: MinorUnits;
  hotel_id: Nullable<string>;
  payment_id: Nullable<string>;
  refund_id: Nullable<string>;
};

/** Comparisons with the list of the payment provider: how far each has come. */
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
