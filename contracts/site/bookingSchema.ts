import * as v from 'valibot';
import { decimalMoneySchema } from '../money/money.ts';
import { problemSchema } from '../provider/problem.ts';
import { collectorSchema, rateFieldsSchema } from '../provider/rateFields.ts';
import { rateSchema } from '../provider/rates.ts';
import { bookedStaySchema, bookingProblemCodes, travelerSchema } from './bookingRequest.ts';
import { bookedCreditSchema, creditRejectionSchema } from './credits.ts';
import { bookingPaymentSchema } from './payments.ts';

/**
 * The states of a booking. `pending`: the provider has been asked, but the outcome is unknown.
 * `requested`: the desk must still confirm the booking. `stayed`: a confirmed stay whose last day
 * has passed. `no-show`: the hotel reported that the guests did not arrive.
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
 * The causes of a declined or canceled booking. `provider`: the hotel itself canceled it.
 * `changed`: another booking replaces it. `unanswered`: the hotel did not answer the request before
 * its deadline. `not-chargeable`: the site cannot charge cards in this currency, or this amount.
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

/** The parties that can have asked the desk for a cancellation. */
export const cancellationParties = ['traveller', 'hotel', 'site'] as const;

/** The facts about the hotel at the time of the booking. Times are times of day in `timeZone`. */
const bookedHotelSchema = v.object({
  name: v.string(),
  /** The name of each booked room's kind. */
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
  /**
   * The text about how the hotel collects payments before arrival. Older bookings lack this field.
   */
  paymentNote: v.nullish(v.string()),
  imageUrl: v.nullable(v.string()),
  policies: v.array(v.object({ title: v.string(), lines: v.array(v.string()) })),
});

/** The other of the two bookings of a change. */
const otherBookingSchema = v.object({
  number: v.string(),
  /** The path of that booking's page, with its key. */
  link: v.string(),
  status: v.picklist(bookingStatuses),
  cancelling: v.boolean(),
  checkIn: v.string(),
  checkOut: v.string(),
});

/**
 * A booking as its page shows it. Deadlines and the history are instants in the hotel's local time,
 * with the offset from UTC: `2027-02-02T17:00:00+05:00`. A `Z` means that the hotel's time zone is
 * not known. `createdAt` and `earnsBy` are always in UTC.
 */
export const bookingSchema = v.object({
  id: v.string(),
  /** The number that people read out, such as `K7M4QX9C`. It gives no access to the booking. */
  number: v.string(),
  status: v.picklist(bookingStatuses),
  cause: v.nullable(v.picklist(bookingCauses)),
  /**
   * The party who asked for a cancellation by the desk; null if nobody asked the desk. Bookings
   * that a browser saved earlier lack this field.
   */
  wantedBy: v.nullish(v.picklist(cancellationParties)),
  createdAt: v.string(),
  /**
   * The deadline for the hotel to answer a request, after which the request is declined. Null if
   * the booking waits for no answer. Bookings that a browser saved earlier lack this field.
   */
  answerBy: v.nullish(v.string()),
  /**
   * True if the hotel has confirmed a request, but the payment is not captured yet. Bookings that a
   * browser saved earlier lack this field.
   */
  accepted: v.optional(v.boolean()),
  /** The stay that the traveler accepted. */
  stay: bookedStaySchema,
  hotel: bookedHotelSchema,
  /**
   * The hotel's offset from UTC on the day of check-in, such as `+05:00`; null if its time zone is
   * not known. Bookings that a browser saved earlier lack this field.
   */
  utcOffset: v.optional(v.nullable(v.string())),
  /**
   * The rate of each room. Its terms may be better than the accepted terms. An older rate may break
   * rules that were added after the booking.
   */
  rates: v.pipe(v.array(rateFieldsSchema), v.minLength(1)),
  /** Null after the personal data was erased. */
  traveller: v.nullable(travelerSchema),
  /**
   * False if the guest has given no mail address. In this case the address in `traveller` is that
   * of the desk. Bookings that a browser saved earlier lack this field.
   */
  mailsGuest: v.optional(v.boolean()),
  reference: v.nullable(v.string()),
  /**
   * The party that collects payments before arrival. Bookings that a browser saved earlier lack
   * this field.
   */
  collector: v.optional(collectorSchema),
  /** The payment on the site; null if the hotel collects everything. */
  payment: v.nullish(bookingPaymentSchema),
  /** True if the booking belongs to the trips of an account. */
  inAccount: v.boolean(),
  /** True if a cancellation was sent to the provider and its outcome is unknown. */
  cancelling: v.boolean(),
  /** The credits of the whole booking. */
  credits: v.array(bookedCreditSchema),
  /**
   * The OneKeyCash that the stay will earn or, if `earned` is true, has earned. Null if it earns
   * none.
   */
  earns: v.nullable(decimalMoneySchema),
  earned: v.boolean(),
  /**
   * The time at which the stay earns OneKeyCash if the hotel has not reported on it by then.
   * Without a report, the stay may earn less than `earns`. Null if the stay has already earned, or
   * if it earns nothing without a report.
   */
  earnsBy: v.nullable(v.string()),
  /**
   * The cost of a cancellation at the time of the response. Null if the state of the booking does
   * not allow a cancellation.
   */
  cancellation: v.nullable(
    v.object({
      /** The whole fee. Credits pay a part of it, as `shareFee` calculates. */
      fee: decimalMoneySchema,
      /**
       * The part of the traveler's own payment that is refunded, or that is not charged in the
       * first place.
       */
      returned: decimalMoneySchema,
    }),
  ),
  /** The fee of a past cancellation. With a mismatch, it is the fee that the traveler accepted. */
  cancellationFee: v.nullable(decimalMoneySchema),
  /**
   * True if the hotel's reservation differs from the booking and the desk is clarifying the
   * difference.
   */
  mismatch: v.boolean(),
  /**
   * The earlier booking that this booking changes. `fee` is the cost of canceling the earlier
   * booking; until the earlier booking is canceled, `fee` is the maximum cost. `back` is the part
   * of its card payment that is refunded once this booking is confirmed, or that is already being
   * refunded. `back` is null if there is no such part, and in lists of bookings.
   */
  replaces: v.nullable(
    v.object({
      ...otherBookingSchema.entries,
      fee: decimalMoneySchema,
      back: v.nullish(decimalMoneySchema),
    }),
  ),
  /**
   * The booking that changes this booking. Once that booking is confirmed, this one is canceled.
   */
  replacedBy: v.nullable(otherBookingSchema),
  history: v.array(
    v.object({ at: v.string(), status: v.picklist(bookingStatuses), cause: v.string() }),
  ),
});

/**
 * The response to a booking: 201 if it is confirmed or requested, 202 while it is pending. `link`
 * is the path of its page, `/booking/{id}?key={key}`, with the key that gives access to it. Such
 * links are also in the list of trips and in the fields `replaces`, `replacedBy` and `booked`.
 */
export const bookingResponseSchema = v.object({ booking: bookingSchema, link: v.string() });

/** A refused booking or cancellation. `bookingProblemCodes` lists the reasons. */
export const bookingProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(bookingProblemCodes),
  /** The current rates of all rooms. */
  rates: v.optional(v.array(rateSchema)),
  fee: v.optional(decimalMoneySchema),
  booking: v.optional(bookingSchema),
  credit: v.optional(creditRejectionSchema),
  /**
   * The earlier booking of the same stay, or the booking that replaces the booking to change. It
   * comes with the path of its page and its key.
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
 * The response to `POST /api/desk/guest-bookings`: the booking's page at the desk. The response
 * does not contain the key of the booking, which only the guest gets.
 */
export const guestBookingSchema = v.object({ link: v.string() });

/**
 * The response to `GET /api/desk/guest-bookings`. `deskAddress` is null if the desk has no address.
 */
export const guestBookingsSchema = v.object({ deskAddress: v.nullable(v.string()) });
