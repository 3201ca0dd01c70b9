import * as v from 'valibot';
import { decimalMoneySchema } from '../money/money.ts';
import { problemSchema } from '../provider/problem.ts';
import { collectorSchema, rateFieldsSchema } from '../provider/rateFields.ts';
import { rateSchema } from '../provider/rates.ts';
import { bookedStaySchema, bookingProblemCodes, travelerSchema } from './bookingRequest.ts';
import { bookedCreditSchema, creditRejectionSchema } from './credits.ts';
import { bookingPaymentSchema } from './payments.ts';

/**
 * The states of a booking. `pending`: the provider was asked and the outcome is unknown.
 * `requested`: the desk has to confirm. `stayed`: a confirmed stay whose last day has passed.
 * `no-show`: the hotel reported that the guests did not arrive.
 */
export const bookingStatuses = [
  'pending',
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'stayed',
  'no-show',
] as const;

/**
 * Why a booking is declined or cancelled. `provider`: the hotel itself cancelled it. `changed`:
 * another one replaces it. `unanswered`: the hotel had not answered the request by its deadline.
 * `not-chargeable`: cards are not charged this currency or amount here.
 */
export const bookingCauses = [
  'price-changed',
  'gone',
  'rejected',
  'not-combinable',
  'desk',
  'traveller',
  'provider',
  'expired',
  'not-paid',
  'not-chargeable',
  'unanswered',
  'changed',
] as const;

/** Who can have wanted a cancellation that the desk makes. */
export const cancellationParties = ['traveller', 'hotel', 'site'] as const;

/** What the site knew of the hotel when it was booked. Times are times of day in `timeZone`. */
const bookedHotelSchema = v.object({
  name: v.string(),
  /** The kind of each booked room. */
  roomNames: v.array(v.string()),
  address: v.nullable(v.string()),
  region: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  timeZone: v.nullable(v.string()),
  checkInFrom: v.nullable(v.string()),
  checkOutUntil: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** How the hotel collects what is paid before arrival. Bookings of before lack it. */
  paymentNote: v.nullish(v.string()),
  imageUrl: v.nullable(v.string()),
  policies: v.array(v.object({ title: v.string(), lines: v.array(v.string()) })),
});

/** The other booking of a change. */
const otherBookingSchema = v.object({
  number: v.string(),
  /** The path of its page, with its key. */
  link: v.string(),
  status: v.picklist(bookingStatuses),
  cancelling: v.boolean(),
  checkIn: v.string(),
  checkOut: v.string(),
});

/**
 * A booking as its page shows it. Deadlines and the history are instants in the hotel's time, with
 * its offset from UTC: `2027-02-02T17:00:00+05:00`. A `Z` means that its time zone is not known.
 */
export const bookingSchema = v.object({
  id: v.string(),
  /** What people read out, such as `K7M4QX9C`. It opens nothing. */
  number: v.string(),
  status: v.picklist(bookingStatuses),
  cause: v.nullable(v.picklist(bookingCauses)),
  /**
   * Who wanted it, if the desk cancels or has cancelled; null where the desk was not asked.
   * Bookings that a browser has saved before lack it.
   */
  wantedBy: v.nullish(v.picklist(cancellationParties)),
  createdAt: v.string(),
  /**
   * By when the hotel answers a request; after that it is declined. Null for any other booking.
   * Bookings that a browser has saved before lack it.
   */
  answerBy: v.nullish(v.string()),
  /**
   * The hotel has confirmed a request whose payment is still to be taken. Bookings that a browser has
   * saved before lack it.
   */
  accepted: v.optional(v.boolean()),
  /** As it was accepted. */
  stay: bookedStaySchema,
  hotel: bookedHotelSchema,
  /**
   * How far the hotel's time is from UTC on the day of check-in, such as `+05:00`; null if its time
   * zone is not known. Bookings that a browser has saved before lack it.
   */
  utcOffset: v.optional(v.nullable(v.string())),
  /**
   * The rate of each room, with terms that may be better than the accepted ones. The rules of rates
   * may have become stricter since.
   */
  rates: v.pipe(v.array(rateFieldsSchema), v.minLength(1)),
  /** Null once the personal data is erased. */
  traveller: v.nullable(travelerSchema),
  /**
   * False while the guest has given no mail address: the traveler then has that of the desk. Bookings
   * that a browser has saved before lack it.
   */
  mailsGuest: v.optional(v.boolean()),
  reference: v.nullable(v.string()),
  /** Who collects what is paid before arrival. Bookings that a browser has saved before lack it. */
  collector: v.optional(collectorSchema),
  /** The payment on the site; null where the hotel collects everything. */
  payment: v.nullish(bookingPaymentSchema),
  /** Whether it is among the trips of an account. */
  inAccount: v.boolean(),
  /** A cancellation was sent to the provider, and its outcome is unknown. */
  cancelling: v.boolean(),
  /** For the whole booking. */
  credits: v.array(bookedCreditSchema),
  /** The OneKeyCash that the stay earns or, if `earned`, has earned; null for none. */
  earns: v.nullable(decimalMoneySchema),
  earned: v.boolean(),
  /** When a stay that the hotel does not report earns `earns` or less; null for never. */
  earnsBy: v.nullable(v.string()),
  /**
   * What cancelling costs at the time of the response; null in a state that cannot be cancelled.
   */
  cancellation: v.nullable(
    v.object({
      /** Credits pay a part of it, as `shareFee` says. */
      fee: decimalMoneySchema,
      /** The part of the traveler's own payment that is not charged, or is paid back. */
      returned: decimalMoneySchema,
    }),
  ),
  /** The fee that was taken; with a mismatch, the fee that the traveler accepted. */
  cancellationFee: v.nullable(decimalMoneySchema),
  /** The hotel has something else than was booked, and the desk is clarifying it. */
  mismatch: v.boolean(),
  /**
   * The booking that this one changes, and what cancelling it has cost, or costs at most. `back` is
   * what of its payment by card is paid back once this one is confirmed, or is on its way back to the
   * card; lists of bookings lack it.
   */
  replaces: v.nullable(
    v.object({
      ...otherBookingSchema.entries,
      fee: decimalMoneySchema,
      back: v.nullish(decimalMoneySchema),
    }),
  ),
  /** The booking that changes this one. This one is cancelled once that one is confirmed. */
  replacedBy: v.nullable(otherBookingSchema),
  history: v.array(
    v.object({ at: v.string(), status: v.picklist(bookingStatuses), cause: v.string() }),
  ),
});

/**
 * 201 when the booking is confirmed or requested, 202 while it is pending. `link` is the path of
 * its page, `/booking/{id}?key={key}`, with the key that opens it. Otherwise only the other booking
 * of a change has its key returned.
 */
export const bookingResponseSchema = v.object({ booking: bookingSchema, link: v.string() });

/** A booking that was not made or not cancelled: `bookingProblemCodes` says why. */
export const bookingProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(bookingProblemCodes),
  /** Those of all rooms. */
  rates: v.optional(v.array(rateSchema)),
  fee: v.optional(decimalMoneySchema),
  booking: v.optional(bookingSchema),
  credit: v.optional(creditRejectionSchema),
  /**
   * The booking that was made before, or that replaces the one to be changed, and the path of its
   * page, with its key.
   */
  booked: v.optional(
    v.object({
      link: v.string(),
      number: v.string(),
      hotel: v.string(),
      checkIn: v.string(),
      checkOut: v.string(),
    }),
  ),
});

/**
 * The response to `POST /api/desk/guest-bookings`: the page of the booking at the desk. The desk
 * gets no key of the booking; the guest gets it by mail.
 */
export const guestBookingSchema = v.object({ link: v.string() });

/** The response to `GET /api/desk/guest-bookings`: null where the desk has no address. */
export const guestBookingsSchema = v.object({ deskAddress: v.nullable(v.string()) });
