import type { DecimalMoney } from '#contracts/money/money.ts';
import type { PricedStay, Rate } from '#contracts/provider/rateFields.ts';
import type { SavedTravellerFields } from '#contracts/site/savedTravellers.ts';
import type { BookedCredit } from '#contracts/site/credits.ts';
import type { BookedStay, Traveller } from '#contracts/site/bookingRequest.ts';
import type { BookedHotel, BookingStatus } from '#contracts/site/bookings.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A `jsonb` column that may be null; it is written as JSON text. */
type NullableJson<Value extends object> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>;
/** An instant; dates and their ISO text are accepted. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
type DefaultedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Null unless it is set. */
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/**
 * In what a reservation of the provider differs from what the traveller accepted. The values are text,
 * null where there is none. `field` is the reservation's, with a dot before a nested name.
 */
export type BookingMismatch = {
  field: string;
  accepted: string | null;
  reported: string | null;
  /** The reference of the reservation. */
  reference: string | null;
};

/** A booking as it is now. Days are `YYYY-MM-DD`; keys are kept as SHA-256 only, in hex. */
type BookingsTable = {
  hotel_id: string;
  id: string;
  key_hash: string;
  request_hash: string;
  link_hash: string;
  account_id: Nullable<string>;
  status: BookingStatus;
  cause: Nullable<string>;
  stay: JSONColumnType<BookedStay>;
  check_in: string;
  check_out: string;
  /** The price of one room that the traveller accepted. */
  price: JSONColumnType<PricedStay>;
  /** Null until the provider has offered the rate at the accepted price; so is `rate`. */
  hotel: NullableJson<BookedHotel>;
  rate: NullableJson<Rate>;
  /** Set before the provider is asked to reserve; null means that it has not been. */
  asked_at: NullableInstant;
  /** The rate as it is now, when the booking was declined because its price had changed. */
  moved_rate: NullableJson<Rate>;
  /** Null once the personal data is erased. */
  traveller: NullableJson<Traveller>;
  email_hash: string;
  reference: Nullable<string>;
  cancelling: Generated<boolean>;
  cancelled_fee: NullableJson<DecimalMoney>;
  /** The most that the cancellation may cost; sent with it each time. */
  accepted_fee: NullableJson<DecimalMoney>;
  /** Open until the provider reports what was booked, or the desk settles it. */
  mismatch: NullableJson<BookingMismatch>;
  /** What the site pays of the price. */
  credits: ColumnType<BookedCredit[], string | undefined, string>;
  /** The OneKeyCash that the stay has earned; null before that, and once it is taken back. */
  earned: NullableJson<DecimalMoney>;
  /** When the worker takes the booking up; null if nothing is left to do. */
  next_attempt_at: NullableInstant;
  attempts: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  erased_at: NullableInstant;
};

/** The history of bookings: rows are only inserted. `seq` counts from 1 for each booking. */
type BookingEventsTable = {
  hotel_id: string;
  booking_id: string;
  seq: number;
  at: DefaultedInstant;
  status: BookingStatus;
  cause: string;
  detail: NullableJson<object>;
};

/**
 * Messages to be sent, written in the transaction of what they tell of. `owner` is the hotel's id.
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

/** Links in the desk's mails, each for one use; the token is kept as SHA-256 only, in hex. */
type DeskLinksTable = {
  hotel_id: string;
  booking_id: string;
  token_hash: string;
  expires_at: Instant;
  used_at: NullableInstant;
};

/** Accounts, which better-auth writes; read and joined here. The columns are the ones that the site uses itself. */
type UserTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: Instant;
};

/** Sessions, which better-auth writes. */
type SessionTable = {
  id: string;
  token: string;
  userId: string;
  expiresAt: Instant;
  createdAt: Instant;
  updatedAt: Instant;
  ipAddress: Nullable<string>;
  userAgent: Nullable<string>;
};

/**
 * Open links of mails and second steps of sign-ins. `value` is the id of the account, `identifier` a hash.
 * better-auth writes them too, and rows that count the attempts of a second step.
 */
type VerificationTable = { id: string; identifier: string; value: string; expiresAt: Instant };

/** The second step of accounts, which better-auth writes. The site reads and writes the lock alone. */
type TwoFactorTable = {
  userId: string;
  failedVerificationCount: Nullable<number>;
  lockedUntil: NullableInstant;
};

/** Travellers whom an account fills into bookings. */
type SavedTravellersTable = {
  account_id: string;
  id: string;
  traveller: JSONColumnType<SavedTravellerFields>;
  created_at: DefaultedInstant;
};

/** Hotels that an account has marked. */
type FavouritesTable = {
  account_id: string;
  hotel_id: string;
  name: string;
  added_at: DefaultedInstant;
};

/** Why the ledger has a transaction. `earned-unreported`: by a stay that nobody has reported. */
export type LedgerKind =
  | 'welcome'
  | 'earned'
  | 'earned-unreported'
  | 'revoked'
  | 'spent'
  | 'returned'
  | 'promotion'
  | 'promotion-returned'
  | 'closed';

/** Ledger accounts that a transaction has locked to spend from them. */
type LedgerAccountsTable = { id: string };

/** The ledger's transactions: rows are only inserted. */
type LedgerTransactionsTable = {
  id: string;
  key: string;
  kind: LedgerKind;
  booking_id: Nullable<string>;
  at: Instant;
};

/** The entries of transactions, in minor units: rows are only inserted. */
type LedgerEntriesTable = {
  transaction_id: string;
  seq: number;
  account: string;
  currency: string;
  amount: ColumnType<string, bigint, never>;
};

/** Promotion codes: `percent` or `amount`. One with `mailbox_hash` belongs to one person. */
type PromotionsTable = {
  code: string;
  percent: Nullable<number>;
  amount: NullableJson<DecimalMoney>;
  starts_on: Nullable<string>;
  ends_on: Nullable<string>;
  max_uses: Nullable<number>;
  max_uses_per_person: Nullable<number>;
  mailbox_hash: Nullable<string>;
  ended_at: NullableInstant;
  created_at: DefaultedInstant;
};

/** The bookings on which a code was used; it can be used again once it is released. */
type PromotionUsesTable = {
  code: string;
  booking_id: string;
  /** The mailbox of the account's verified address; null for a guest. */
  mailbox_hash: Nullable<string>;
  account_id: Nullable<string>;
  used_at: Instant;
  released_at: NullableInstant;
};

/**
 * Subscriptions to the newsletter, a row for each address that was ever subscribed or is pending. `mails` counts the
 * mails that a request for the newsletter sent to it within a day.
 */
type NewsletterSubscriptionsTable = {
  id: string;
  /** Null once it is unsubscribed. */
  email: Nullable<string>;
  /** An HMAC of the address with the site's secret. */
  email_hash: string;
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
  /** How many readers have reported it since the operator last looked, and when the last one did. */
  reports: Generated<number>;
  reported_at: NullableInstant;
  /** When the operator hid it. */
  hidden_at: NullableInstant;
  created_at: DefaultedInstant;
};

/** The tables of the site, as the migrations in `migrations/` create them. */
export type Tables = {
  bookings: BookingsTable;
  booking_events: BookingEventsTable;
  outbox: OutboxTable;
  desk_links: DeskLinksTable;
  user: UserTable;
  session: SessionTable;
  verification: VerificationTable;
  twoFactor: TwoFactorTable;
  saved_travellers: SavedTravellersTable;
  favourites: FavouritesTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  promotions: PromotionsTable;
  promotion_uses: PromotionUsesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  reviews: ReviewsTable;
};
