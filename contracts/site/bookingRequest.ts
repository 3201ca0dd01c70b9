import * as v from 'valibot';
import { freeUntilInstant } from '../money/freeCancellation.ts';
import { decimalMoneySchema, decimalSchema } from '../money/money.ts';
import { mostExtras, mostSteps } from '../provider/findRateError.ts';
import {
  cancellationStepSchema,
  daySchema,
  depositSchema,
  dueSchema,
  extraKinds,
  instantSchema,
  maxProviderIdLength,
  type Meal,
  mealSchema,
  occupancySchema,
  pricedStaySchema,
  type RateTerms,
  timeOfDaySchema,
} from '../provider/rateFields.ts';
import { dayNumber } from '../values/calendarDay.ts';
import { parseParty, partyLimits, peopleOf } from '../values/party.ts';
import { isPlainText } from '../values/plainText.ts';
import { bookedParty } from './bookedParty.ts';
import { requestedCreditsSchema } from './credits.ts';
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

/** The id of a room or rate, exactly as the provider sent it. */
const providerId = v.pipe(lineSchema(maxProviderIdLength), v.nonEmpty('is required'));

/** Limits the number of entries in a list. */
const atMost = <Item>(most: number, of: string) =>
  v.maxLength<Item[], number, string>(most, `must be at most ${most} ${of}`);

/** The maximum number of guests in a booking: everybody in the largest possible party. */
export const maxGuests = partyLimits.adults + partyLimits.children;

const guestSchema = v.strictObject({ firstName: personNameSchema, lastName: personNameSchema });

/**
 * A service that the guests request from the hotel, with the chosen variant. It can also be the
 * approximate time of their arrival.
 */
const serviceSchema = v.strictObject({
  service: v.picklist(['meal', 'early-check-in', 'late-check-out', 'arrival']),
  choice: requiredLineSchema(100),
});

/**
 * The personal part of a booking: the guests, their contact data and their requests. The site asks
 * for the citizenship only if the price depends on it.
 */
export const travelerSchema = v.strictObject({
  guests: v.pipe(v.array(guestSchema), v.minLength(1, 'is required'), atMost(maxGuests, 'guests')),
  citizenship: v.optional(countrySchema),
  email: emailSchema,
  phone: phoneSchema,
  services: v.pipe(v.array(serviceSchema), atMost(4, 'services')),
  specialRequests: textSchema(2_000),
});
export type Traveler = v.InferOutput<typeof travelerSchema>;

/** The maximum number of nights, and of taxes, in one booking. */
const maxNights = 90;
const maxTaxes = 100;

/** The price of one room that the traveler accepted. */
const acceptedPriceSchema = v.pipe(
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
);

/** An extra that the traveler added to a room, exactly as its rate offered it. */
export const bookedExtraSchema = v.strictObject({
  id: providerId,
  kind: v.picklist(extraKinds),
  amount: decimalSchema,
  due: dueSchema,
  meal: v.optional(mealSchema),
  time: v.optional(timeOfDaySchema),
});
export type BookedExtra = v.InferOutput<typeof bookedExtraSchema>;

/** A booked room: its rate, its guests, and the price and terms that the traveler accepted. */
export const bookedRoomSchema = v.strictObject({
  roomId: providerId,
  rateId: providerId,
  occupancy: occupancySchema,
  price: acceptedPriceSchema,
  meal: mealSchema,
  freeCancellationUntil: v.nullable(instantSchema),
  /** The cancellation steps, if the rate has any. `freeCancellationUntil` is derived from them. */
  cancellation: v.optional(v.pipe(v.array(cancellationStepSchema), atMost(mostSteps, 'steps'))),
  /** The no-show fee, if the rate states one. */
  noShow: v.optional(decimalSchema),
  /** Missing if the property takes no deposit. */
  deposit: v.nullish(depositSchema),
  extras: v.optional(
    v.pipe(
      v.array(bookedExtraSchema),
      atMost(mostExtras, 'extras'),
      v.check(
        (extras) => new Set(extras.map(({ id }) => id)).size === extras.length,
        'must differ',
      ),
    ),
  ),
});
export type BookedRoom = v.InferOutput<typeof bookedRoomSchema>;

/**
 * The booked stay: a list of rooms for the same days. `residency` is the country for which the
 * prices were requested: the citizenship of the guests, if a rate depends on it.
 */
export const bookedStaySchema = v.strictObject({
  hotelId: hotelIdSchema,
  checkIn: daySchema,
  checkOut: daySchema,
  residency: v.optional(countrySchema),
  rooms: v.pipe(
    v.array(bookedRoomSchema),
    v.minLength(1, 'is required'),
    atMost(partyLimits.rooms, 'rooms'),
  ),
});
export type BookedStay = v.InferOutput<typeof bookedStaySchema>;

type BookedTerms = Pick<
  BookedRoom,
  'meal' | 'freeCancellationUntil' | 'cancellation' | 'noShow' | 'deposit'
>;

/** Converts the terms of a rate into the terms of a booked room. */
export function bookedTerms(rate: RateTerms): BookedTerms {
  const { meal, cancellation, no_show: noShow, deposit } = rate;
  return {
    meal,
    freeCancellationUntil: freeUntilInstant(rate),
    ...(cancellation && { cancellation }),
    ...(noShow != null && { noShow }),
    ...(deposit && { deposit }),
  };
}

/** Converts the terms of a booked room into the terms of a rate. Reverses `bookedTerms`. */
export function termsOfBooked(room: BookedTerms): RateTerms {
  const { meal, freeCancellationUntil, cancellation, noShow, deposit = null } = room;
  return {
    meal,
    free_cancellation_until: freeCancellationUntil,
    cancellation,
    no_show: noShow,
    deposit,
  };
}

/** An earlier booking of this browser, with the key of its link. */
const madeBookingSchema = v.strictObject({ id: lineSchema(64), key: lineSchema(128) });

/**
 * The booking that the new booking replaces, with the key of its link. When the new booking is
 * confirmed, the site cancels the old booking for at most the accepted fee. If the new booking is
 * not made, the old booking stays.
 */
const replacedBookingSchema = v.strictObject({
  ...madeBookingSchema.entries,
  acceptedFee: decimalMoneySchema,
});

/** The maximum number of earlier bookings in a request. */
export const maxMadeBookings = 5;

/** Returns the number of nights, or NaN if a day does not exist. */
function nightsOf({ checkIn, checkOut }: BookedStay): number {
  return (dayNumber(checkOut) ?? Number.NaN) - (dayNumber(checkIn) ?? Number.NaN);
}

/** Returns whether the guests of all rooms form a party within the limits of a booking. */
function isParty({ rooms }: BookedStay): boolean {
  return parseParty(rooms.map(({ occupancy }) => occupancy)) !== undefined;
}

/** Returns whether the prices of all rooms are in the same currency. */
function isInOneCurrency({ rooms }: BookedStay): boolean {
  return new Set(rooms.map(({ price }) => price.currency)).size === 1;
}

/**
 * The body of `POST /api/bookings`. The request needs an Idempotency-Key, which the client makes
 * when the checkout opens. The site never books at another price than the accepted price, with
 * another meal, on worse terms, or without the credits that the page showed.
 *
 * `made` lists the recent bookings of this browser. If one of them, or a booking of the account, is
 * for the same stay, the site asks the traveler to confirm the new booking. `again` is this
 * confirmation.
 *
 * `signedIn` means that the page showed an account. Without a session of that account, nothing is
 * booked.
 *
 * `replaces` makes the request a change of another booking at the same hotel. Credits cannot pay
 * for a change, because the credits of the old booking are still in use.
 */
export const bookingRequestSchema = v.pipe(
  v.strictObject({
    stay: v.pipe(
      bookedStaySchema,
      v.forward(v.check(isParty, 'must be a party of at most 16 adults and 10 children'), [
        'rooms',
      ]),
      v.forward(v.check(isInOneCurrency, 'must be in one currency'), ['rooms']),
      v.forward(
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
    traveller: travelerSchema,
    credits: v.optional(requestedCreditsSchema),
    made: v.optional(v.pipe(v.array(madeBookingSchema), atMost(maxMadeBookings, 'bookings'))),
    again: v.optional(v.boolean()),
    signedIn: v.optional(v.boolean()),
    replaces: v.optional(replacedBookingSchema),
  }),
  v.forward(
    v.check(
      ({ stay, traveller }) => traveller.guests.length <= peopleOf(bookedParty(stay)),
      'must not be more people than the party has',
    ),
    ['traveller', 'guests'],
  ),
  v.forward(
    v.check(
      ({ stay, traveller }) => [undefined, traveller.citizenship].includes(stay.residency),
      "must be the guests' citizenship",
    ),
    ['stay', 'residency'],
  ),
  v.forward(
    v.check(
      ({ credits, replaces }) => !(credits && replaces),
      'cannot be used to change a booking',
    ),
    ['credits'],
  ),
);
export type BookingRequest = v.InferOutput<typeof bookingRequestSchema>;

/**
 * The text of a booking request for each meal that guests can request. The hotel receives this
 * English text unchanged.
 */
export const mealChoices: readonly (readonly [Exclude<Meal, 'room-only'>, string])[] = [
  ['breakfast', 'Breakfast'],
  ['half-board', 'Half board'],
  ['full-board', 'Full board'],
  ['all-inclusive', 'All inclusive'],
];

/** Returns the meal with this text, or undefined if the choice is a time. */
export function mealOfChoice(choice: string): Exclude<Meal, 'room-only'> | undefined {
  return mealChoices.find(([, value]) => value === choice)?.[0];
}

/**
 * The reasons why a request about a booking was refused.
 *
 * - `price-changed` (409): the price has changed. The response carries the current rates.
 * - `gone` (410): the hotel no longer offers the stay.
 * - `rejected` (422): the hotel does not accept the booking.
 * - `not-combinable` (422): the hotel does not accept these rooms in one booking.
 * - `expired` (410): the hotel did not answer before the check-in.
 * - `not-paid` (409): payments are not possible at the moment.
 * - `not-chargeable` (422): the site cannot charge cards in this currency, or this amount.
 * - `key-reused` (409): the Idempotency-Key belongs to another request.
 * - `booked-already` (409): the traveler has just booked the same hotel for some of the same days.
 *   `booked` is that booking. With `again` the request is carried out.
 * - `fee-changed` (409): the cancellation costs more than the traveler accepted.
 * - `credit-rejected` (409): a credit cannot be used as requested. `credit` says which one and why.
 * - `not-cancellable` (409): the state of the booking does not allow a cancellation, or the hotel
 *   no longer cancels it.
 * - `booking-changed` (409): before the cancellation, somebody else confirmed, declined or kept the
 *   booking. `booking` is its current state, with the current fee.
 * - `not-changeable` (409): the booking to change cannot be canceled, or is being changed already.
 *   In the second case, `booked` is the booking that replaces it.
 * - `paused` (503): the site accepts no bookings at the moment, and nothing was booked.
 * - `signed-out` (409): the session with which the traveler wanted to book has ended.
 */
export const bookingProblemCodes = [
  'price-changed',
  'gone',
  'rejected',
  'not-combinable',
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
] as const;
