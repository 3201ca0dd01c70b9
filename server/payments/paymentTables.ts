import type { ColumnType, Selectable } from 'kysely';
import type { DefaultedInstant, Instant, Nullable, NullableInstant } from '../database/columns.ts';

type MinorUnits = ColumnType<number | bigint, bigint, never>;

/**
 * `opening`: written, and the payment provider is being asked for its page. `open`: the traveler
 * can pay there. `authorized`: the amount is reserved on the card. `captured`: it was taken.
 * `releasing`: it is to be released, or taken back if it was captured meanwhile. `released`:
 * nothing was charged.
 */
export type PaymentState =
  'opening' | 'open' | 'authorized' | 'captured' | 'releasing' | 'released';

/** The payment of a booking on the site: one at most. */
type PaymentsTable = {
  hotel_id: string;
  id: string;
  booking_id: string;
  state: PaymentState;
  currency: string;
  amount: MinorUnits;
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
  problem: Nullable<string>;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: NullableInstant;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
};

/** The events of the payment provider that were received: each counts once. */
type PaymentEventsTable = { id: string; type: string; at: DefaultedInstant };

/** The tables of payments, as the migrations create them. */
export type PaymentTables = {
  payments: PaymentsTable;
  refunds: RefundsTable;
  payment_events: PaymentEventsTable;
};

export type PaymentRow = Selectable<PaymentsTable>;
export type RefundRow = Selectable<RefundsTable>;
