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

/** The id of a room or rate, exactly as the provider has it. */
const providerId = v.pipe(lineSchema(maxProviderIdLength), v.nonEmpty('is required'));

/** The most entries of a list. */
const atMost = <Item>(most: number, of: string) =>
  v.maxLength<Item[], number, string>(most, `must be at most ${most} ${of}`);

/** The most guests that a booking can name: everybody of the largest party. */
export const maxGuests = partyLimits.adults + partyLimits.children;

/** A person who stays. */
const guestSchema = v.strictObject({ firstName: personNameSchema, lastName: personNameSchema });

/** A service to request from the hotel, and which one; or about when the guests arrive. */
const serviceSchema = v.strictObject({
  service: v.picklist(['meal', 'early-check-in', 'late-check-out', 'arrival']),
  choice: requiredLineSchema(100),
});

/**
 * Who stays, how to reach them, and what they ask for: the personal part of a booking. The
 * citizenship is asked only where the price depends on it.
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

/** The most nights, and the most taxes, of one booking. */
const maxNights = 90;
const maxTaxes = 100;

/** What the traveler accepted for one room: its price, with at most so many nights and taxes. */
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

/** An extra that the traveler added to a room, as its rate offered it. */
export const bookedExtraSchema = v.strictObject({
  id: providerId,
  kind: v.picklist(extraKinds),
  amount: decimalSchema,
  due: dueSchema,
  meal: v.optional(mealSchema),
  time: v.optional(timeOfDaySchema),
});
export type BookedExtra = v.InferOutput<typeof bookedExtraSchema>;

/**
 * A room that is booked: its rate, who sleeps in it, and the price and the terms that the traveler
 * accepted.
 */
export const bookedRoomSchema = v.strictObject({
  roomId: providerId,
  rateId: providerId,
  occupancy: occupancySchema,
  price: acceptedPriceSchema,
  meal: mealSchema,
  freeCancellationUntil: v.nullable(instantSchema),
  /**
   * The steps of cancelling, where the rate has some; `freeCancellationUntil` is derived from them.
   */
  cancellation: v.optional(v.pipe(v.array(cancellationStepSchema), atMost(mostSteps, 'steps'))),
  /** What not arriving costs, where the rate says so. */
  noShow: v.optional(decimalSchema),
  /** Missing where the property takes none. */
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
 * What is booked: a list of rooms for the same days. `residency` is the country that the prices
 * were asked for with: the guests' citizenship, where a rate depends on it.
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

/** The terms of a rate, as a booked room has them. */
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

/** The same terms, as a rate has them. Reverses `bookedTerms`. */
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

/** A booking that the browser has made before, with the key of its link. */
const madeBookingSchema = v.strictObject({ id: lineSchema(64), key: lineSchema(128) });

/**
 * The booking that a new one replaces, with the key of its link. It is cancelled, for at most the
 * accepted fee, once the new one is confirmed, and stands if the new one is not made.
 */
const replacedBookingSchema = v.strictObject({
  ...madeBookingSchema.entries,
  acceptedFee: decimalMoneySchema,
});

/** The most bookings that a request names as made before. */
export const maxMadeBookings = 5;

/** The nights of a stay; NaN when a day does not exist. */
function nightsOf({ checkIn, checkOut }: BookedStay): number {
  return (dayNumber(checkOut) ?? Number.NaN) - (dayNumber(checkIn) ?? Number.NaN);
}

/** Whether the people of the rooms are a party that may book. */
function isParty({ rooms }: BookedStay): boolean {
  return parseParty(rooms.map(({ occupancy }) => occupancy)) !== undefined;
}

/** Whether the prices of all rooms are in one currency. */
function isInOneCurrency({ rooms }: BookedStay): boolean {
  return new Set(rooms.map(({ price }) => price.currency)).size === 1;
}

/**
 * `POST /api/bookings`, with an Idempotency-Key that the client makes when checkout opens. A booking
 * is never made at another price than the accepted ones, with another meal or on worse terms, and
 * never without the credits that were shown. `made` are the
 * bookings that this browser has made lately: of those, and of the account's, the site asks whether
 * the stay is meant once more. `again` is the yes. `signedIn` says that the page has shown an
 * account: without its session nothing is booked. With `replaces` it is the change of a booking of
 * the same hotel, which no credits pay for: those of the old one are still in use.
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
 * What a booking request says for a meal that is requested: the hotel reads it as it is, in
 * English.
 */
export const mealChoices: readonly (readonly [Exclude<Meal, 'room-only'>, string])[] = [
  ['breakfast', 'Breakfast'],
  ['half-board', 'Half board'],
  ['full-board', 'Full board'],
  ['all-inclusive', 'All inclusive'],
];

/** The meal that a choice names; undefined for a time. */
export function mealOfChoice(choice: string): Exclude<Meal, 'room-only'> | undefined {
  return mealChoices.find(([, value]) => value === choice)?.[0];
}

/**
 * Why a booking was not made. `price-changed` (409) carries the rates as they are now; `gone` (410)
 * and `rejected` (422) mean that the hotel does not offer it any more or does not accept it;
 * `not-combinable` (422) that it does not take these rooms in one booking; `expired`
 * (410) that the hotel never answered before the check-in; `not-paid` (409) that paying is not
 * possible at the moment; `not-chargeable` (422) that cards are not charged this currency or amount
 * here; `key-reused` (409) that the Idempotency-Key belongs to another request; `booked-already`
 * (409) that the traveler has booked the same hotel for some of the same days a moment ago:
 * `booked` says what, and the request is carried out with `again`; `fee-changed` (409) that
 * cancelling costs more than was accepted; `credit-rejected` (409) that a credit cannot be used as
 * requested: `credit` says which and why; `not-cancellable` (409) that the booking is in a state
 * that cannot be cancelled, or that the hotel no longer cancels it; `booking-changed` (409) that it
 * was confirmed, declined or kept by somebody else while it was to be cancelled: `booking` is as it
 * is now, with its fee; `not-changeable` (409) that the booking that was to be changed cannot be
 * cancelled, or is being changed already: `booked` is then the booking that replaces it; `paused`
 * (503) that the site takes no bookings for the moment, and nothing was booked; `signed-out` (409)
 * that the session with which the stay was to be booked has ended.
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
