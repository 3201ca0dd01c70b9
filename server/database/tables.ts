import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ComparisonFailure, ComparisonSubject } from '#contracts/site/desk/deskComparisons.ts';
import type { EuroRates } from '#contracts/money/currencies.ts';
import type { AccountTables } from '../accounts/accountTables.ts';
import type { BookingTables } from '../bookings/state/bookingTables.ts';
import type { LedgerTables } from '../ledger/ledgerTables.ts';
import type { PaymentTables } from '../payments/paymentTables.ts';
import type { RewardsTables } from '../rewards/rewardsTables.ts';
import type { StaffTables } from '../staff/staffTables.ts';
import type {
  DefaultedInstant,
  Instant,
  Nullable,
  NullableInstant,
  NullableJson,
} from './columns.ts';
import type { Actor } from '../record/actor.ts';

/**
 * The tables of the site, as the migrations in `migrations/` create them. Resources with many
 * tables describe theirs in their own folder.
 */
export type Tables = AccountTables &
  AttemptTables &
  RecordTables &
  BookingTables &
  ComparisonTables &
  ExchangeRateTables &
  LedgerTables &
  MessageTemplateTables &
  NewsletterTables &
  OutboxTables &
  PaymentTables &
  RateLimitTables &
  ReviewTables &
  RewardsTables &
  SettlementTables &
  SiteStateTables &
  StaffTables &
  TaskTables;

/**
 * A difference between this site and the other system. `here` and `there` are the two values, null
 * if a side has none. `booking` is the number or the id of the booking. `key` is the key of a
 * reservation: the id of its booking, which may not exist.
 */
export type Difference = {
  kind: string;
  reference: string | null;
  here: string | null;
  there: string | null;
  at?: string;
  booking: string | null;
  key?: string;
};

/**
 * A run of a comparison. `seen_at` is the last heartbeat of the process that runs the comparison.
 * `differing` counts all differences, while `differences` holds only the first ones. If `failure`
 * is set, the result does not count.
 */
type ComparisonRunsTable = {
  id: string;
  subject: ComparisonSubject;
  days: Nullable<number>;
  since: NullableInstant;
  until: NullableInstant;
  started_at: Instant;
  seen_at: Instant;
  finished_at: NullableInstant;
  actor_kind: Actor['kind'];
  actor_id: Nullable<string>;
  actor_role: Nullable<string>;
  compared: number;
  differing: number;
  differences: JSONColumnType<Difference[]>;
  failure: Nullable<ComparisonFailure>;
};

type ComparisonTables = { comparison_runs: ComparisonRunsTable };

/**
 * `attempts`: the recent actions of travelers, and whether they failed. Rows are kept for a few
 * hours.
 */
type AttemptTables = {
  attempts: { id: string; kind: string; failed: boolean; at: Instant };
};

/**
 * `site_state`: named values that all processes of a site share. Backups omit it, and a restored
 * site collects it again.
 */
type SiteStateTables = {
  site_state: { name: string; value: Nullable<string>; at: DefaultedInstant };
};

/**
 * `desk_tasks`: the assignee, the due date and the note of a task at the desk, by queue and item.
 * `cause_at` is the time from which the item had waited when the task was last changed. The task no
 * longer applies once the item waits from a later time.
 */
type TaskTables = {
  desk_tasks: {
    queue: string;
    item: string;
    assignee: Nullable<string>;
    due: Nullable<string>;
    note: string;
    version: string;
    cause_at: NullableInstant;
    changed_at: DefaultedInstant;
    changed_by: Nullable<string>;
  };
};

/**
 * `rate_limits`: the number of events that count toward a limit. The count expires at `ends_at`.
 * ADR 0016.
 */
type RateLimitTables = {
  rate_limits: {
    /** An HMAC of the name of the limit and of the client, address or account. */
    key: string;
    count: number;
    ends_at: ColumnType<Date>;
  };
};

/**
 * The exchange rates of a day, when they arrived, and from which server (null if unknown).
 * `unconfirmed` holds rates that are not used yet, `kept` rates that an operator has refused. Each
 * is null for none.
 */
type ExchangeRatesTable = {
  date: string;
  rates: JSONColumnType<EuroRates>;
  unconfirmed: JSONColumnType<UnconfirmedRates> | null;
  kept: JSONColumnType<KeptRates> | null;
  source: Nullable<string>;
  received_at: Instant;
};

/**
 * By currency: the last rate in use, its day, the new rate that waits for confirmation, and since
 * when a rate of this currency has waited. Older versions of the site stored neither the day nor
 * the instant.
 */
export type UnconfirmedRates = Record<
  string,
  { was: string; rate: string; wasOn?: string | null; since?: string }
>;

/**
 * By currency: the old rate with its day, the latest rate of the source, and the refused rate.
 * `until` is the last day on which the old rate is used, or null if the old rate was already too
 * old.
 */
export type KeptRates = Record<
  string,
  { was: string; wasOn: string | null; rate: string; refused: string; until: string | null }
>;

type ExchangeRateTables = { exchange_rates: ExchangeRatesTable };

/**
 * `message_templates`: the operator's templates of messages to guests, by language. `name_key` is
 * unique. `changed_by` is the id of a member of the staff.
 */
type MessageTemplateTables = {
  message_templates: {
    id: string;
    name: string;
    name_key: string;
    texts: JSONColumnType<object>;
    version: number;
    changed_at: Instant;
    changed_by: Nullable<string>;
  };
};

/**
 * Messages to send. Each is written in the transaction of the change that it reports. `owner` is
 * the id of the hotel, or of another owner.
 */
type OutboxTable = {
  owner: string;
  id: string;
  kind: string;
  payload: JSONColumnType<object>;
  event_id: string;
  attempts: Generated<number>;
  /** When to send the message. Null once it is sent or has permanently failed. */
  next_attempt_at: NullableInstant;
  sent_at: NullableInstant;
  failed_at: NullableInstant;
  last_error: Nullable<string>;
  created_at: DefaultedInstant;
};

type OutboxTables = {
  outbox: OutboxTable;
};

/** The reviews that guests wrote about their stays, at most one per booking. */
type ReviewsTable = {
  hotel_id: string;
  booking_id: string;
  id: string;
  /** A first name. Null once the personal data of the booking is erased. */
  author: Nullable<string>;
  /** The month of check-out, `YYYY-MM`. */
  month: string;
  score: number;
  text: string;
  /**
   * The number of readers who have reported the review since the operator last checked it, and the
   * time of the last report.
   */
  reports: Generated<number>;
  reported_at: NullableInstant;
  /** When the operator hid the review. */
  hidden_at: NullableInstant;
  /** The public answer of the hotel, and the time of its last change. */
  answer: Nullable<string>;
  answered_at: NullableInstant;
  created_at: DefaultedInstant;
};

type ReviewTables = {
  reviews: ReviewsTable;
};

/**
 * Subscriptions to the newsletter: one row for each address that is pending or was ever subscribed.
 * `mails` counts the mails that requests for the newsletter sent to the address within a day.
 */
type NewsletterSubscriptionsTable = {
  id: string;
  /** Null once the address is unsubscribed. */
  email: Nullable<string>;
  /** An HMAC of the address with the site's secret. */
  email_hash: string;
  /** The language of its mails. */
  language: Generated<string>;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** The nonce of the confirmation link. Null once the address is unsubscribed. */
  nonce: Nullable<string>;
  link_expires_at: NullableInstant;
  /** Whether the address has ever received its personal code. */
  code_sent: Generated<boolean>;
  mails: Generated<number>;
  mailed_at: NullableInstant;
  requested_at: Instant;
  confirmed_at: NullableInstant;
  unsubscribed_at: NullableInstant;
};

type NewsletterTables = {
  newsletter_subscriptions: NewsletterSubscriptionsTable;
};

/** An immutable amount in minor units. */
type MinorUnits = ColumnType<number | bigint, bigint, never>;

/**
 * Settlements of a hotel for one month in one currency. Rows are only inserted. `seq` numbers the
 * settlements from 1.
 */
type SettlementsTable = {
  hotel_id: string;
  id: string;
  month: string;
  currency: string;
  seq: number;
  owed: MinorUnits;
  commission: MinorUnits;
  /** The reference of the payment. */
  reference: Nullable<string>;
  reason: string;
  actor_kind: Actor['kind'];
  actor_id: Nullable<string>;
  at: DefaultedInstant;
  /** The settlement that this one reverses. */
  undoes: Nullable<string>;
  /** The number of its statement. Null if a process of an older version wrote the row. */
  statement: ColumnType<number | null, never, number>;
  /** The rate of VAT in hundredths of a percent, and the VAT that the commission includes. */
  vat_rate: Nullable<number>;
  vat: ColumnType<number | bigint | null, bigint | null | undefined, never>;
  /** Whether a payout file pays the settlement. Null if it was settled individually. */
  by_file: Nullable<boolean>;
};

/**
 * The share of each booking in a settlement. The shares add up to the settlement. Rows are only
 * inserted.
 */
type SettlementLinesTable = {
  hotel_id: string;
  settlement_id: string;
  booking_id: string;
  owed: MinorUnits;
  commission: MinorUnits;
};

/** The details of a hotel that the desk has entered, '' for none. `version` counts the changes. */
type HotelDetailsTable = {
  hotel_id: string;
  legal_name: string;
  address: string;
  vat_number: string;
  account_holder: string;
  iban: string;
  bic: string;
  version: number;
  changed_at: Instant;
  changed_by: string;
  account_changed_at: NullableInstant;
  account_changed_by: Nullable<string>;
};

/**
 * Payout files for the bank. Rows are only inserted. The debtor is null if the site has no bank
 * account, or if SEPA does not allow the operator's name.
 */
type PayoutFilesTable = {
  number: number;
  at: Instant;
  made_by: string;
  reason: string;
  debtor_name: Nullable<string>;
  debtor_iban: Nullable<string>;
};

/** The payments in payout files, one per settlement. Rows are only inserted. */
type PayoutsTable = {
  statement: number;
  file: number;
  hotel_id: string;
  settlement_id: string;
  hotel_name: Nullable<string>;
  month: string;
  currency: string;
  amount: MinorUnits;
  payee: string;
  iban: string;
  bic: string;
};

/** Invoices for commission, with the names of both parties. Rows are only inserted. */
type CommissionInvoicesTable = {
  statement: number;
  at: Instant;
  issued_by: string;
  from_name: string;
  from_address: string;
  from_vat_number: string;
  to_name: string;
  to_address: string;
  to_vat_number: string;
};

type SettlementTables = {
  settlements: SettlementsTable;
  settlement_lines: SettlementLinesTable;
  hotel_details: HotelDetailsTable;
  payout_files: PayoutFilesTable;
  payouts: PayoutsTable;
  commission_invoices: CommissionInvoicesTable;
};

/**
 * The record of actions and their actors. Rows are only inserted. The rows contain no personal data
 * except ids.
 */
type RecordTable = {
  id: Generated<number | bigint>;
  at: DefaultedInstant;
  actor_kind: Actor['kind'];
  actor_id: Nullable<string>;
  actor_role: Nullable<string>;
  /** The action, such as `bookings.decide`. */
  action: string;
  subject_kind: string;
  subject_id: string;
  /** The changed fields, before and after the action. */
  before: NullableJson<object>;
  after: NullableJson<object>;
  reason: Nullable<string>;
  request_id: Nullable<string>;
  /** Whether the action was refused, so that nothing changed. */
  refused: Generated<boolean>;
};

/**
 * The seals, which prove that rows of the record were not altered. Each seal includes the hash of
 * the previous one. Rows are only inserted.
 */
type SealsTable = {
  /** 1, 2, 3, … */
  seq: ColumnType<number | bigint, bigint, never>;
  /** The ids of the covered rows. */
  ids: string[];
  /** The digests of those rows, in the same order. */
  digests: string[];
  /** The result of `sealHash` for this seal. */
  hash: string;
  /** No row of this seal or of an earlier one has a later `at`. */
  last_at: Instant;
  sealed_at: Instant;
};

type RecordTables = {
  audit_record: RecordTable;
  audit_seals: SealsTable;
};
