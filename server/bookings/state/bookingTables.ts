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
 * A difference between a reservation at the provider and the booking that the traveler accepted.
 * The values are texts, or null if they are missing. `field` is a field of the reservation; a dot
 * precedes a nested name.
 */
export type BookingMismatch = {
  field: string;
  accepted: string | null;
  reported: string | null;
  /** The reference of the reservation. */
  reference: string | null;
};

/** The hotel of a booking. Old bookings have the name of one kind of room. */
type StoredHotel = Omit<BookedHotel, 'roomNames'> & {
  roomName: string;
  roomNames?: string[];
};

/**
 * The current state of a booking. Days are `YYYY-MM-DD`. Keys are stored only as SHA-256 hashes.
 */
type BookingsTable = {
  hotel_id: string;
  id: string;
  /** The unique number that people read out. */
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
   * The columns with the rooms, their rates and the changed rates are read and written only by
   * `bookedRooms.ts`. `rooms` are the rooms that the traveler accepted; null for old bookings.
   */
  rooms: NullableJson<BookedRoom[]>;
  /**
   * One rate for each room; null until the provider has offered the rooms at the accepted prices.
   */
  rates: NullableJson<Rate[]>;
  /** The new rates, if the booking was declined because a price had changed. */
  moved_rates: NullableJson<Rate[]>;
  /** The price of the rooms with their extras, and the commission, in minor units. */
  rooms_turnover: Nullable<string>;
  rooms_commission: Nullable<string>;
  /**
   * The earlier format, which the previous version reads: a number of `rooms` with one rate and one
   * price.
   */
  stay: JSONColumnType<OlderStay>;
  check_in: string;
  check_out: string;
  price: JSONColumnType<PricedStay>;
  rate: NullableJson<Rate>;
  moved_rate: NullableJson<Rate>;
  /** Null until the provider has offered the rooms at the accepted prices. */
  hotel: NullableJson<StoredHotel>;
  /** The deadline for the answer to a request; null for other bookings and for old requests. */
  answer_by: NullableInstant;
  /** The time at which the hotel and the desk were reminded of the request. */
  reminded_at: NullableInstant;
  /**
   * The time at which the hotel confirmed a request that is paid by card. The request becomes
   * confirmed once the payment is taken.
   */
  accepted_at: NullableInstant;
  /** Set before the provider is asked to reserve; null if it was never asked. */
  asked_at: NullableInstant;
  /** Null once the personal data is erased. */
  traveller: NullableJson<Traveler>;
  email_hash: string;
  reference: Nullable<string>;
  cancelling: Generated<boolean>;
  cancelled_fee: NullableJson<DecimalMoney>;
  /** The maximum fee of the cancellation, which each attempt to cancel sends. */
  accepted_fee: NullableJson<DecimalMoney>;
  /**
   * The party that bears the fee instead of the traveler: the `site` pays it, or the `hotel` waives
   * it.
   */
  fee_payer: Nullable<'site' | 'hotel'>;
  /** The party that wanted a cancellation by the desk; null for other bookings. */
  wanted_by: Nullable<CancellationParty>;
  /** The fee that the site has paid for the traveler. */
  site_fee: NullableJson<DecimalMoney>;
  /**
   * Open until the provider's reservation matches the booking, or until the desk settles the
   * mismatch.
   */
  mismatch: NullableJson<BookingMismatch>;
  /** The booking of the same hotel that this one replaces, and the maximum fee for canceling it. */
  replaces: Nullable<string>;
  replaces_fee: NullableJson<DecimalMoney>;
  /**
   * The booking that replaces this one. It becomes null again if that booking is declined, or
   * canceled as a request.
   */
  replaced_by: Nullable<string>;
  /**
   * The id of the request that made the booking, and the `traceparent` of its calls; null for old
   * bookings.
   */
  request_id: Nullable<string>;
  traceparent: Nullable<string>;
  /** The payment on the site; null if the hotel collects everything. */
  payment_id: Nullable<string>;
  /** The amounts that the site pays of the price. */
  credits: ColumnType<BookedCredit[], string | undefined, string>;
  /** The OneKeyCash that the stay has earned; null before that, and after it was taken back. */
  earned: NullableJson<DecimalMoney>;
  /** The time at which the worker continues the booking; null if there is nothing to do. */
  next_attempt_at: NullableInstant;
  attempts: Generated<number>;
  /** The time of the last retry by the desk. */
  retried_at: NullableInstant;
  /**
   * The time at which the desk corrected the traveler's address. After that no account gets the
   * booking by its address.
   */
  email_corrected_at: NullableInstant;
  /**
   * False if the guest has no mail address. The hotel then has the desk's address, and the guest
   * gets no mails.
   */
  mails_guest: Generated<boolean>;
  /** Whether the desk has read out a short link, which opens the booking. */
  spoken_link: Generated<boolean>;
  /** The time since when the hotel must be told a corrected name; null if it has been told. */
  name_untold_at: NullableInstant;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  erased_at: NullableInstant;
};

/**
 * The hotel and the number of each booking. The table finds a booking by its number or id, because
 * the booking's own row is stored with its hotel's rows. It also keeps numbers unique. ADR 0019.
 */
type BookingHotelsTable = {
  id: string;
  number: string;
  hotel_id: string;
};

/** The history of bookings. Rows are only inserted. `seq` counts from 1 for each booking. */
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
 * Attempts at the provider. Rows are only inserted, and deleted after 90 days. The outcome is
 * `unknown` if no valid answer came.
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

/**
 * Notes of the desk and, if `mailed`, its texts to guests. They are deleted with the personal data.
 */
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
 * A difference between bookings and reservations.
 *
 * - `held-without-booking`: the provider holds a room, and there is no valid booking.
 * - `not-held`: there is a valid booking, and the provider does not list its reservation.
 * - `cancelled-there`: there is a valid booking, and the provider has canceled its reservation.
 * - `other-reference`: both exist, with different references.
 */
export type Finding = {
  kind: DeskDifference['kind'];
  /** The id of the booking, which is the key of the reservation. */
  key: string;
  reference: string | null;
  /** The number that people read out; null if the site has no such booking. */
  number: string | null;
};

/** The differences between the bookings of a day and the provider's reservations. */
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
