import * as v from 'valibot';
import { decimalMoneySchema, parseMoney } from '../money/money.ts';
import { ledgerOfRate, type PriceLedger, withCredits } from '../money/priceLedger.ts';
import { problemSchema } from '../provider/problem.ts';
import { collectorSchema, rateFieldsSchema } from '../provider/rateFields.ts';
import { rateSchema } from '../provider/rates.ts';
import { bookedStaySchema, travellerSchema } from './bookingRequest.ts';
import { bookedCreditSchema, creditRejectionSchema, toCredit } from './credits.ts';
import { bookingPaymentSchema } from './payments.ts';
import { emailSchema } from './fieldSchemas.ts';

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
export type BookingStatus = (typeof bookingStatuses)[number];

/** The states of bookings that stand and whose stay is still to come. */
export const openStatuses = [
  'pending',
  'requested',
  'confirmed',
] as const satisfies BookingStatus[];

/** Whether a booking stands and its stay is still to come. */
export function isOpenBooking({ status }: { status: BookingStatus }): boolean {
  return openStatuses.some((each) => each === status);
}

/**
 * The digits and letters of a booking's number: those that are not taken for one another, read or
 * heard.
 */
export const bookingNumberSigns = '346789CDFGHJKMNPQRTVWXY';
export const bookingNumberLength = 8;
const bookingNumberPattern = new RegExp(`^[${bookingNumberSigns}]{${bookingNumberLength}}$`);

/** The number of a booking as somebody typed it: small letters, spaces and any hyphens are allowed. */
export const typedBookingNumberSchema = v.pipe(
  v.string(),
  v.maxLength(40, 'must be a booking number'),
  v.transform((typed) => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()),
  v.regex(bookingNumberPattern, 'must be a booking number'),
);

/** A booking's number as it is shown and read out: `K7M4-QX9C`. */
export function formatBookingNumber(number: string): string {
  const half = bookingNumberLength / 2;
  return `${number.slice(0, half)}-${number.slice(half)}`;
}

/** What the site knew of the hotel when it was booked. Times are times of day in `timeZone`. */
const bookedHotelSchema = v.object({
  name: v.string(),
  roomName: v.string(),
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
export type BookedHotel = v.InferOutput<typeof bookedHotelSchema>;

/**
 * Why a booking is declined or cancelled. `provider`: the hotel itself cancelled it. `changed`:
 * another one replaces it. `unanswered`: the hotel had not answered the request by its deadline.
 * `not-chargeable`: cards are not charged this currency or amount here.
 */
export const bookingCauses = [
  'price-changed',
  'gone',
  'rejected',
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
export type CancellationParty = (typeof cancellationParties)[number];

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
  stay: bookedStaySchema,
  hotel: bookedHotelSchema,
  /**
   * How far the hotel's time is from UTC on the day of check-in, such as `+05:00`; null if its time
   * zone is not known. Bookings that a browser has saved before lack it.
   */
  utcOffset: v.optional(v.nullable(v.string())),
  /** For one room, as it was accepted: the rules of rates may have become stricter since. */
  rate: rateFieldsSchema,
  /** Null once the personal data is erased. */
  traveller: v.nullable(travellerSchema),
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
      /** The part of the traveller's own payment that is not charged, or is paid back. */
      returned: decimalMoneySchema,
    }),
  ),
  /** The fee that was taken; with a mismatch, the fee that the traveller accepted. */
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
export type Booking = v.InferOutput<typeof bookingSchema>;

/**
 * 201 when the booking is confirmed or requested, 202 while it is pending. `link` is the path of
 * its page, `/booking/{id}?key={key}`, with the key that opens it. Otherwise only the other booking
 * of a change has its key returned.
 */
export const bookingResponseSchema = v.object({ booking: bookingSchema, link: v.string() });

/**
 * `POST /api/bookings/find`: has the link to a booking mailed to the address it was made with. The
 * response is the same whether there is such a booking or not.
 */
export const findRequestSchema = v.strictObject({
  number: typedBookingNumberSchema,
  email: emailSchema,
});

/**
 * `POST /api/bookings/:id/cancellation`: the fee that the traveller accepted. A higher one is a
 * 409.
 */
export const cancellationRequestSchema = v.strictObject({ acceptedFee: decimalMoneySchema });

/**
 * A booking that was not made. `price-changed` (409) carries the rate as it is now; `gone` (410)
 * and `rejected` (422) mean that the hotel does not offer it any more or does not accept it;
 * `expired` (410) that the hotel never answered before the check-in; `not-paid` (409) that paying
 * is not possible at the moment; `not-chargeable` (422) that cards are not charged this currency or
 * amount here; `key-reused` (409) that the Idempotency-Key belongs to another request;
 * `booked-already` (409) that the traveller has booked the same hotel for some of the same days a moment
 * ago: `booked` says what, and the request is carried out with `again`; `fee-changed` (409) that
 * cancelling costs more than was accepted; `credit-rejected` (409) that a credit cannot be used as
 * requested: `credit` says which and why; `not-cancellable` (409) that the booking is in a state
 * that cannot be cancelled, or that the hotel no longer cancels it; `booking-changed` (409) that it
 * was confirmed, declined or kept by somebody else while it was to be cancelled: `booking` is as it
 * is now, with its fee; `not-changeable` (409) that the booking that was to be changed cannot be
 * cancelled, or is being changed already: `booked` is then the booking that replaces it; `paused`
 * (503) that the site takes no bookings for the moment, and nothing was booked; `signed-out` (409)
 * that the session with which the stay was to be booked has ended.
 */
export const bookingProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist([
    'price-changed',
    'gone',
    'rejected',
    'expired',
    'not-paid',
    'not-chargeable',
    'key-reused',
    'booked-already',
    'fee-changed',
    'credit-rejected',
    'not-cancellable',
    'booking-changed',
    'not-changeable',
    'paused',
    'signed-out',
  ]),
  rate: v.optional(rateSchema),
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
export type BookingProblem = v.InferOutput<typeof bookingProblemSchema>;

/**
 * The price of all rooms of a booking, with its credits taken off. Of what a card has paid, `dueNow`
 * is what was received: not what its lines sum to, if somebody has taken a part of it.
 */
export function ledgerOfBooking({
  rate,
  stay,
  credits,
  payment,
}: Pick<Booking, 'rate' | 'stay' | 'credits' | 'payment'>): PriceLedger {
  const ledger = withCredits(ledgerOfRate(rate, stay.rooms), credits.map(toCredit));
  return payment?.state === 'captured' ? { ...ledger, dueNow: parseMoney(payment.amount) } : ledger;
}

/**
 * The response to `POST /api/desk/guest-bookings`: the page of the booking at the desk. The desk
 * gets no key of the booking; the guest gets it by mail.
 */
export const guestBookingSchema = v.object({ link: v.string() });
