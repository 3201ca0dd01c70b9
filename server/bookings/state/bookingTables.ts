import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { PricedStay, Rate } from '#contracts/provider/rateFields.ts';
import type { BookedRoom, Traveler } from '#contracts/site/bookingRequest.ts';
import type { BookedHotel, BookingStatus, CancellationParty } from '#contracts/site/bookings.ts';
import type { BookedCredit } from '#contracts/site/credits.ts';
import type { DeskDifference } from '#contracts/site/desk/deskToday.ts';
import type { OlderStay } from '#contracts/site/olderStay.ts';
import type { Actor } from '../../record/actor.ts';
import type {
  DefaultedInstant,
  Instant,
  Nullable,
  NullableInstant,
  NullableJson,
} from '../../database/columns.ts';

/**
 * In what a reservation of the provider differs from what the traveler accepted. The values are
 * text, null where there is none. `field` is the reservation's, with a dot before a nested name.
 */
export type BookingMismatch = {
  field: string;
  accepted: string | null;
  reported: string | null;
  /** The reference of the reservation. */
  reference: string | null;
};

/** The hotel of a booking. Those of before have the name of one kind of room. */
type StoredHotel = Omit<BookedHotel, 'roomNames'> & {
  roomName: string;
  roomNames?: string[];
};

/** A booking as it is now. Days are `YYYY-MM-DD`; keys are kept as SHA-256 only, in hex. */
type BookingsTable = {
  hotel_id: string;
  id: string;
  /** What people read out; no other booking has it. */
  number: Generated<string>;
  key_hash: string;
  request_hash: string;
  link_hash: string;
  account_id: Nullable<string>;
  /** The language of the traveler's mails. */
  language: Generated<string>;
  status: BookingStatus;
  cause: Nullable<string>;
  /**
   * The rooms, their rates and what the booking was declined for are read and written by
   * `bookedRooms.ts` alone. `rooms` are those that the traveler accepted; null for bookings of before.
   */
  rooms: NullableJson<BookedRoom[]>;
  /** One for each room; null until the provider has offered them at the accepted prices. */
  rates: NullableJson<Rate[]>;
  /** The rates as they are now, when the booking was declined because a price had changed. */
  moved_rates: NullableJson<Rate[]>;
  /** What the rooms cost with their extras, and the commission, in minor units. */
  rooms_turnover: Nullable<string>;
  rooms_commission: Nullable<string>;
  /** The form of before, which the version before reads: `rooms` of one rate at one price. */
  stay: JSONColumnType<OlderStay>;
  check_in: string;
  check_out: string;
  price: JSONColumnType<PricedStay>;
  rate: NullableJson<Rate>;
  moved_rate: NullableJson<Rate>;
  /** Null until the provider has offered the rooms at the accepted prices. */
  hotel: NullableJson<StoredHotel>;
  /** By when the hotel answers a request; null for any other booking, and for requests of before. */
  answer_by: NullableInstant;
  /** When the hotel and the desk were reminded of the request. */
  reminded_at: NullableInstant;
  /** When the hotel confirmed a request that is paid by card: it is confirmed once that is taken. */
  accepted_at: NullableInstant;
  /** Set before the provider is asked to reserve; null means that it has not been. */
  asked_at: NullableInstant;
  /** Null once the personal data is erased. */
  traveller: NullableJson<Traveler>;
  email_hash: string;
  reference: Nullable<string>;
  cancelling: Generated<boolean>;
  cancelled_fee: NullableJson<DecimalMoney>;
  /** The most that the cancellation may cost; sent with it each time. */
  accepted_fee: NullableJson<DecimalMoney>;
  /**
   * Who pays the fee instead of the traveler: the `site`, or nobody, since the `hotel` waives it.
   */
  fee_payer: Nullable<'site' | 'hotel'>;
  /** Who wanted the cancellation that the desk makes or has made; null for any other. */
  wanted_by: Nullable<CancellationParty>;
  /** The fee that the site has paid for the traveler. */
  site_fee: NullableJson<DecimalMoney>;
  /** Open until the provider reports what was booked, or the desk settles it. */
  mismatch: NullableJson<BookingMismatch>;
  /**
   * The booking of the same hotel that this one changes, and the most that cancelling that one may
   * cost.
   */
  replaces: Nullable<string>;
  replaces_fee: NullableJson<DecimalMoney>;
  /**
   * The booking that changes this one; null again once that one is declined, or cancelled as a
   * request.
   */
  replaced_by: Nullable<string>;
  /**
   * The id of the request that made the booking and the `traceparent` of its calls; null for
   * bookings of before.
   */
  request_id: Nullable<string>;
  traceparent: Nullable<string>;
  /** The payment on the site; null where the hotel collects everything. */
  payment_id: Nullable<string>;
  /** What the site pays of the price. */
  credits: ColumnType<BookedCredit[], string | undefined, string>;
  /** The OneKeyCash that the stay has earned; null before that, and once it is taken back. */
  earned: NullableJson<DecimalMoney>;
  /** When the worker takes the booking up; null if nothing is left to do. */
  next_attempt_at: NullableInstant;
  attempts: Generated<number>;
  /** When the desk last had it tried again. */
  retried_at: NullableInstant;
  /**
   * When the desk corrected the address of the traveler: no account gets the booking by that
   * address.
   */
  email_corrected_at: NullableInstant;
  /**
   * False while the guest has given no mail address: the hotel has that of the desk, and the guest
   * gets no mail.
   */
  mails_guest: Generated<boolean>;
  /** Whether the desk has read a short link of the booking out, which opens it. */
  spoken_link: Generated<boolean>;
  /** Since when the hotel has to be told a name that the desk has corrected; null once that is done. */
  name_untold_at: NullableInstant;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  erased_at: NullableInstant;
};

/**
 * The hotel and the number of each booking. A booking is found by it, since its own row is where
 * the rows of its hotel are; it also keeps numbers unique. ADR 0019.
 */
type BookingHotelsTable = {
  id: string;
  number: string;
  hotel_id: string;
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
 * Attempts at the provider: rows are only inserted, and deleted after 90 days. `unknown` is the
 * outcome of one without an answer that counts.
 */
type BookingAttemptsTable = {
  hotel_id: string;
  booking_id: string;
  at: Instant;
  id: string;
  asked: 'reserve' | 'cancel' | 'look-up';
  outcome: string;
  reason: Nullable<string>;
  attempt: number;
  next_at: NullableInstant;
};

/** Notes of the desk and, `mailed`, its texts to guests; deleted with the personal data. */
type BookingNotesTable = {
  hotel_id: string;
  booking_id: string;
  id: string;
  at: Instant;
  actor_kind: Actor['kind'];
  actor_id: Nullable<string>;
  actor_role: Nullable<string>;
  text: string;
  mailed: ColumnType<boolean, boolean | undefined, never>;
};

/**
 * A difference between bookings and reservations. `held-without-booking`: the provider holds a room
 * for which no booking stands; `not-held`: a booking stands, and the provider does not list its
 * reservation; `cancelled-there`: a booking stands, and the provider has cancelled its reservation;
 * `other-reference`: both have it, by different references.
 */
export type Finding = {
  kind: DeskDifference['kind'];
  /** The id of the booking, the key of the reservation. */
  key: string;
  reference: string | null;
  /** What people read out; null where the site has no such booking. */
  number: string | null;
};

/** What the bookings of a day and the provider's reservations differ in. */
type ReconciliationsTable = {
  day: string;
  at: Instant;
  findings: JSONColumnType<Finding[]>;
};

/** The tables of bookings, as the migrations create them. */
export type BookingTables = {
  bookings: BookingsTable;
  booking_hotels: BookingHotelsTable;
  booking_events: BookingEventsTable;
  booking_attempts: BookingAttemptsTable;
  booking_notes: BookingNotesTable;
  reconciliations: ReconciliationsTable;
};
