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
 * describe their own.
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
 * Something that is not the same here and at the other side. `here` and `there` are what each side
 * has, or null if it has nothing; `booking` is the number or the id of the booking. `key` is the key
 * of a reservation: the id of its booking, whether there is one or not.
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
 * A run of a comparison. `seen_at` is the last sign of life of the process that makes it; `differing`
 * counts all differences, `differences` has the first ones. With `failure` it compared nothing that
 * counts.
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

/** `attempts`: what travelers tried, and whether it failed; of the last hours. */
type AttemptTables = {
  attempts: { id: string; kind: string; failed: boolean; at: Instant };
};

/**
 * `site_state`: what all processes of a site have in common, by name. It is in no backup: a site that
 * is restored finds it out anew.
 */
type SiteStateTables = {
  site_state: { name: string; value: Nullable<string>; at: DefaultedInstant };
};

/**
 * What is said of things that wait at the desk, by queue and thing; `cause_at` is since when the
 * thing waited then.
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
 * `rate_limits`: how often something was done until `ends_at`, by the hash of who did it. ADR 0016.
 */
type RateLimitTables = {
  rate_limits: {
    /** HMAC of the limit's name and of the client, the address or the account. */
    key: string;
    count: number;
    ends_at: ColumnType<Date>;
  };
};

/**
 * The exchange rates of a day, when they were received, and from which server (null if that is not
 * known). `unconfirmed` are rates that are not used yet, `kept` those that somebody has decided not
 * to use; null for none.
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
 * By currency: the last rate that was used, its day, the one that waits, and since when a rate of
 * this currency has waited. Older versions of the site have stored neither day nor instant.
 */
export type UnconfirmedRates = Record<
  string,
  { was: string; rate: string; wasOn?: string | null; since?: string }
>;

/**
 * By currency: the old rate with its day, the latest of the source, and the one that was refused.
 * `until` is the last day on which the old rate is used; null if it was too old for that already.
 */
export type KeptRates = Record<
  string,
  { was: string; wasOn: string | null; rate: string; refused: string; until: string | null }
>;

type ExchangeRateTables = { exchange_rates: ExchangeRatesTable };

/**
 * `message_templates`: the operator's templates of texts to guests, by language. No two have the
 * same `name_key`. `changed_by` is the id of a member of the staff.
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
 * Messages to be sent, written in the transaction of what they tell of. `owner` is the hotel's id,
 * or of whatever else they belong to.
 */
type OutboxTable = {
  owner: string;
  id: string;
  kind: string;
  payload: JSONColumnType<object>;
  event_id: string;
  attempts: Generated<number>;
  /** When to send it; null once it is sent or has failed for good. */
  next_attempt_at: NullableInstant;
  sent_at: NullableInstant;
  failed_at: NullableInstant;
  last_error: Nullable<string>;
  created_at: DefaultedInstant;
};

/** The table of the outbox, as the migrations create it. */
type OutboxTables = {
  outbox: OutboxTable;
};

/** What guests wrote about their stays, one row a booking. */
type ReviewsTable = {
  hotel_id: string;
  booking_id: string;
  id: string;
  /** A first name; null once the personal data of the booking is erased. */
  author: Nullable<string>;
  /** The month of check-out, `YYYY-MM`. */
  month: string;
  score: number;
  text: string;
  /**
   * How many readers have reported it since the operator last looked, and when the last one did.
   */
  reports: Generated<number>;
  reported_at: NullableInstant;
  /** When the operator hid it. */
  hidden_at: NullableInstant;
  /** What the hotel answers in public, and when it last did. */
  answer: Nullable<string>;
  answered_at: NullableInstant;
  created_at: DefaultedInstant;
};

/** The table of reviews, as the migrations create it. */
type ReviewTables = {
  reviews: ReviewsTable;
};

/**
 * Subscriptions to the newsletter, a row for each address that was ever subscribed or is pending.
 * `mails` counts the mails that a request for the newsletter sent to it within a day.
 */
type NewsletterSubscriptionsTable = {
  id: string;
  /** Null once it is unsubscribed. */
  email: Nullable<string>;
  /** An HMAC of the address with the site's secret. */
  email_hash: string;
  /** The language of its mails. */
  language: Generated<string>;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** What the confirmation's link is made with; null once it is unsubscribed. */
  nonce: Nullable<string>;
  link_expires_at: NullableInstant;
  /** Whether the address was ever given its personal code. */
  code_sent: Generated<boolean>;
  mails: Generated<number>;
  mailed_at: NullableInstant;
  requested_at: Instant;
  confirmed_at: NullableInstant;
  unsubscribed_at: NullableInstant;
};

/** The table of the newsletter, as the migrations create it. */
type NewsletterTables = {
  newsletter_subscriptions: NewsletterSubscriptionsTable;
};

/** An amount in minor units, which is never changed. */
type MinorUnits = ColumnType<number | bigint, bigint, never>;

/**
 * Settlements of a month of a hotel in one currency: rows are only inserted, and numbered. `seq`
 * counts them from 1.
 */
type SettlementsTable = {
  hotel_id: string;
  id: string;
  month: string;
  currency: string;
  seq: number;
  owed: MinorUnits;
  commission: MinorUnits;
  /** That of the payment. */
  reference: Nullable<string>;
  reason: string;
  actor_kind: Actor['kind'];
  actor_id: Nullable<string>;
  at: DefaultedInstant;
  /** The settlement that this one takes back. */
  undoes: Nullable<string>;
  /** The number of its statement; null of one that a process of an older version has written. */
  statement: ColumnType<number | null, never, number>;
  /** The rate of VAT in hundredths of a percent, and the VAT that the commission includes. */
  vat_rate: Nullable<number>;
  vat: ColumnType<number | bigint | null, bigint | null | undefined, never>;
  /** Whether a file for the bank pays it; null of one that was settled alone. */
  by_file: Nullable<boolean>;
};

/** What a settlement settles of each booking: rows are only inserted, and sum to the settlement. */
type SettlementLinesTable = {
  hotel_id: string;
  settlement_id: string;
  booking_id: string;
  owed: MinorUnits;
  commission: MinorUnits;
};

/** What the desk has entered of a hotel; '' for none. `version` counts the changes. */
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

/** Files for the bank: rows are only inserted. The debtor is null without an account of the site. */
type PayoutFilesTable = {
  number: number;
  at: Instant;
  made_by: string;
  reason: string;
  debtor_name: Nullable<string>;
  debtor_iban: Nullable<string>;
};

/** The payments of files, each of one settlement: rows are only inserted. */
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

/** Invoices that were issued, with their parties: rows are only inserted. */
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

/** The record of who did what: rows are only inserted. It has no personal data but ids. */
type RecordTable = {
  id: Generated<number | bigint>;
  at: DefaultedInstant;
  actor_kind: Actor['kind'];
  actor_id: Nullable<string>;
  actor_role: Nullable<string>;
  /** What was done, such as `bookings.decide`. */
  action: string;
  subject_kind: string;
  subject_id: string;
  /** The fields that changed, as they were and as they are. */
  before: NullableJson<object>;
  after: NullableJson<object>;
  reason: Nullable<string>;
  request_id: Nullable<string>;
  /** Whether it was refused: then nothing changed. */
  refused: Generated<boolean>;
};

/**
 * What proves that rows of the record are as they were written: each seal continues the one before.
 * Rows are only inserted.
 */
type SealsTable = {
  /** 1, 2, 3, … */
  seq: ColumnType<number | bigint, bigint, never>;
  /** The rows that it covers. */
  ids: string[];
  /** The digest of each of those rows, in the same order. */
  digests: string[];
  /** What `sealHash` returns for this seal. */
  hash: string;
  /** No row of this seal, nor of an earlier one, has a later `at`. */
  last_at: Instant;
  sealed_at: Instant;
};

type RecordTables = {
  audit_record: RecordTable;
  audit_seals: SealsTable;
};
