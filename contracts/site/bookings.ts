import * as v from 'valibot';
import { dayNumber } from '../values/calendarDay.ts';
import { partyLimits } from '../values/partyLimits.ts';
import { isPlainText } from '../values/plainText.ts';
import { problemSchema } from '../provider/problem.ts';
import { daySchema, instantSchema, mealSchema, pricedStaySchema } from '../provider/rateFields.ts';
import { rateSchema } from '../provider/rates.ts';
import { decimalMoneySchema } from '../money/money.ts';
import { bookedCreditSchema, creditRejectionSchema, requestedCreditsSchema } from './credits.ts';
import {
  countrySchema,
  emailSchema,
  hotelIdSchema,
  lineSchema,
  personNameSchema,
  phoneSchema,
  requiredLineSchema,
  textSchema,
} from './fieldSchemas.ts';

/** The paths of bookings, between the browser and the site's server. `:id` is a booking's id. */
export const bookingPaths = {
  bookings: '/api/bookings',
  booking: '/api/bookings/:id',
  cancellation: '/api/bookings/:id/cancellation',
  calendar: '/api/bookings/:id/calendar.ics',
} as const;

/**
 * The states of a booking. `pending`: the provider was asked and the outcome is unknown. `requested`:
 * the desk has to confirm. `stayed`: a confirmed stay whose last day has passed. `no-show`: the hotel
 * reported that the guests did not arrive.
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

/** The most characters of the id of a room or rate. */
const maxProviderIdLength = 2_048;

/** The id of a room or rate, exactly as the provider has it. Rate keys of suppliers are long. */
const providerId = v.pipe(lineSchema(maxProviderIdLength), v.nonEmpty('is required'));
const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(v.number(), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};

/** The most entries of a list. */
const atMost = <Item>(most: number, of: string) =>
  v.maxLength<Item[], number, string>(most, `must be at most ${most} ${of}`);

/** The most guests that a booking can name: everybody of the largest party. */
export const maxGuests = partyLimits.adults + partyLimits.children;

/** A person who stays. */
const guestSchema = v.strictObject({ firstName: personNameSchema, lastName: personNameSchema });

/** A service to request from the hotel, and which one. */
const serviceSchema = v.strictObject({
  service: v.picklist(['meal', 'early-check-in', 'late-check-out']),
  choice: requiredLineSchema(100),
});

/** Who stays, how to reach them, and what they ask for: the personal part of a booking. */
export const travellerSchema = v.strictObject({
  guests: v.pipe(v.array(guestSchema), v.minLength(1, 'is required'), atMost(maxGuests, 'guests')),
  citizenship: countrySchema,
  email: emailSchema,
  phone: phoneSchema,
  services: v.pipe(v.array(serviceSchema), atMost(3, 'services')),
  specialRequests: textSchema(2_000),
});
export type Traveller = v.InferOutput<typeof travellerSchema>;

/**
 * What is booked: the rate of a room for a stay, and the terms that the traveller accepted with it.
 * Children are their ages.
 */
const bookedStaySchema = v.strictObject({
  hotelId: hotelIdSchema,
  roomId: providerId,
  rateId: providerId,
  checkIn: daySchema,
  checkOut: daySchema,
  rooms: wholeNumber(1, partyLimits.rooms),
  adults: wholeNumber(1, partyLimits.adults),
  children: v.pipe(
    v.array(wholeNumber(0, partyLimits.childAge)),
    atMost(partyLimits.children, 'children'),
  ),
  meal: mealSchema,
  freeCancellationUntil: v.nullable(instantSchema),
});
export type BookedStay = v.InferOutput<typeof bookedStaySchema>;

/** The nights of a stay; NaN when a day does not exist. */
function nightsOf({ checkIn, checkOut }: BookedStay): number {
  return (dayNumber(checkOut) ?? Number.NaN) - (dayNumber(checkIn) ?? Number.NaN);
}

/** The most nights, and the most taxes, of one booking. */
const maxNights = 90;
const maxTaxes = 100;

/**
 * `POST /api/bookings`, with an Idempotency-Key that the client makes when checkout opens. `price` is
 * what the traveller accepted for one room; a booking is never made at another price, with another
 * meal or with an earlier end of free cancellation, and never without the credits that were shown.
 */
export const bookingRequestSchema = v.pipe(
  v.strictObject({
    stay: v.pipe(
      bookedStaySchema,
      v.forward(
        // PostgreSQL has no year 0.
        v.check(({ checkIn }) => (dayNumber(checkIn) ?? -1) >= 0, 'must be a day from 1970 on'),
        ['checkIn'],
      ),
      v.forward(
        v.check((stay) => nightsOf(stay) > 0, 'must be a day after the check-in'),
        ['checkOut'],
      ),
      v.forward(
        v.check((stay) => !(nightsOf(stay) > maxNights), `must be within ${maxNights} nights`),
        ['checkOut'],
      ),
    ),
    price: v.pipe(
      v.object({
        ...pricedStaySchema.entries,
        nights: v.pipe(pricedStaySchema.entries.nights, atMost(maxNights, 'nights')),
        taxes: v.nullish(v.pipe(pricedStaySchema.entries.taxes.wrapped, atMost(maxTaxes, 'taxes'))),
      }),
      v.forward(
        v.check(
          ({ taxes }) => (taxes ?? []).every(({ name }) => isPlainText(name)),
          'must be plain text',
        ),
        ['taxes'],
      ),
    ),
    traveller: travellerSchema,
    credits: v.optional(requestedCreditsSchema),
  }),
  v.forward(
    v.check(
      ({ stay, traveller }) => traveller.guests.length <= stay.adults + stay.children.length,
      'must not be more people than the party has',
    ),
    ['traveller', 'guests'],
  ),
);
export type BookingRequest = v.InferOutput<typeof bookingRequestSchema>;

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
  imageUrl: v.nullable(v.string()),
  policies: v.array(v.object({ title: v.string(), lines: v.array(v.string()) })),
});
export type BookedHotel = v.InferOutput<typeof bookedHotelSchema>;

/** Why a booking is declined or cancelled. `provider`: the hotel itself cancelled it. */
export const bookingCauses = [
  'price-changed',
  'gone',
  'rejected',
  'desk',
  'traveller',
  'provider',
  'expired',
] as const;

/**
 * A booking as its page shows it. `rate` is for one room. `traveller` is null once the personal data is
 * erased. `credits` are for the whole booking; `earns` is the OneKeyCash that the stay earns or, if
 * `earned`, has earned, null for none. A stay that the hotel does not report earns at `earnsBy`, that much
 * or less; null for never. `cancellation` says what cancelling costs at the time of the response; it is
 * null in a state that cannot be cancelled. Credits pay a part of its `fee` as `shareFee` says; `returned`
 * is what of the traveller's own part of the price is not charged or is paid back. `cancelling`: a
 * cancellation was sent to the provider and its outcome is unknown. `mismatch`: the hotel has something
 * else than was booked, and the desk is clarifying it; `cancellationFee` is then the one that was
 * accepted.
 */
export const bookingSchema = v.object({
  id: v.string(),
  status: v.picklist(bookingStatuses),
  cause: v.nullable(v.picklist(bookingCauses)),
  createdAt: v.string(),
  stay: bookedStaySchema,
  hotel: bookedHotelSchema,
  rate: rateSchema,
  traveller: v.nullable(travellerSchema),
  reference: v.nullable(v.string()),
  cancelling: v.boolean(),
  credits: v.array(bookedCreditSchema),
  earns: v.nullable(decimalMoneySchema),
  earned: v.boolean(),
  earnsBy: v.nullable(v.string()),
  cancellation: v.nullable(
    v.object({
      fee: decimalMoneySchema,
      returned: decimalMoneySchema,
    }),
  ),
  cancellationFee: v.nullable(decimalMoneySchema),
  mismatch: v.boolean(),
  history: v.array(
    v.object({ at: v.string(), status: v.picklist(bookingStatuses), cause: v.string() }),
  ),
});
export type Booking = v.InferOutput<typeof bookingSchema>;

/**
 * 201 when the booking is confirmed or requested, 202 while it is pending. `link` is the path of its
 * page, `/booking/{id}?key={key}`, with the key that opens it; the API returns the key nowhere else.
 */
export const bookingResponseSchema = v.object({ booking: bookingSchema, link: v.string() });
export type BookingResponse = v.InferOutput<typeof bookingResponseSchema>;

/** `POST /api/bookings/:id/cancellation`: the fee that the traveller accepted. A higher one is a 409. */
export const cancellationRequestSchema = v.strictObject({ acceptedFee: decimalMoneySchema });

/**
 * A booking that was not made. `price-changed` (409) carries the rate as it is now; `gone` (410) and
 * `rejected` (422) mean that the hotel does not offer it any more or does not accept it; `expired`
 * (410) that the hotel never answered before the check-in; `key-reused`
 * (409) that the Idempotency-Key belongs to another request; `fee-changed` (409) that cancelling costs
 * more than was accepted; `credit-rejected` (409) that a credit cannot be used as requested: `credit` says
 * which and why; `not-cancellable` (409) that the booking is in a state that cannot be
 * cancelled, or that the hotel no longer cancels it.
 */
export const bookingProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist([
    'price-changed',
    'gone',
    'rejected',
    'expired',
    'key-reused',
    'fee-changed',
    'credit-rejected',
    'not-cancellable',
  ]),
  rate: v.optional(rateSchema),
  fee: v.optional(decimalMoneySchema),
  credit: v.optional(creditRejectionSchema),
});
export type BookingProblem = v.InferOutput<typeof bookingProblemSchema>;
