import * as v from 'valibot';
import { hotelIdPattern } from './hotels.ts';
import { known, list } from './known.ts';
import { decimalMoneySchema, decimalSchema } from '../money/money.ts';
import { partyLimits } from '../values/party.ts';
import { problemSchema } from './problem.ts';
import {
  cancellationStepSchema,
  daySchema,
  depositSchema,
  dueSchema,
  instantSchema,
  occupancySchema,
  pricedStaySchema,
  type Rate,
} from './rateFields.ts';
import { rateSchema } from './rates.ts';
import { longestEmail } from '../values/longestTexts.ts';

/**
 * The paths at which a provider takes reservations for rates whose `booking` is `instant`, below
 * its origin. Optional, as rates are. `:key` stands for an Idempotency-Key.
 */
export const reservationPaths = {
  reservations: '/api/reservations',
  byKey: '/api/reservation-keys/:key',
  reservation: '/api/reservations/:reference',
  cancellation: '/api/reservations/:reference/cancellation',
} as const;

/** The header that makes a repeated POST the same request. */
export const idempotencyKeyHeader = 'Idempotency-Key';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const requiredText = (maxLength: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxLength), v.regex(/\S/));
const hotelIdSchema = v.pipe(v.string(), v.regex(hotelIdPattern));
const rateIdSchema = v.pipe(v.string(), v.nonEmpty());

/** The rooms of one stay. */
function roomsOf<const Room extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  room: Room,
) {
  return v.pipe(v.array(room), v.minLength(1), v.maxLength(partyLimits.rooms));
}

/** What the provider calls a reservation, shown to the traveler and part of its address. */
const referenceSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.~:-]{0,127}$/));

/** A person who stays. */
const guestSchema = v.object({ first_name: requiredText(100), last_name: requiredText(100) });

/** An extra of a room, at the amount for which its rate offered it. */
const reservedExtraSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.pipe(v.string(), v.nonEmpty()),
  amount: decimalSchema,
  due: dueSchema,
});

/**
 * The room of a rate, and the price of it that the traveler accepted, as the rate gave it. Its
 * extras are not in `price`.
 */
const pricedRoomSchema = v.object({
  room_group_id: v.union([v.string(), v.number()]),
  rate_id: rateIdSchema,
  price: pricedStaySchema,
  extras: list(reservedExtraSchema),
});

/**
 * A room to reserve. `occupancy` names who sleeps in it, `guest` is whom the hotel asks for on
 * arrival.
 */
const requestedRoomSchema = v.object({
  ...pricedRoomSchema.entries,
  occupancy: occupancySchema,
  guest: guestSchema,
});

/**
 * `POST /api/reservations`: the rooms to reserve, all of them or none, each at the price that the
 * traveler accepted. The provider must not reserve at another price. `guests` are all people who
 * are named. `collected` is what the site collects of it from the traveler, for all rooms; without
 * it the hotel collects everything.
 */
export const reservationRequestSchema = v.object({
  hotel_id: hotelIdSchema,
  check_in: daySchema,
  check_out: daySchema,
  rooms: roomsOf(requestedRoomSchema),
  guests: v.pipe(v.array(guestSchema), v.minLength(1)),
  citizenship: known(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  email: requiredText(longestEmail),
  phone: requiredText(32),
  requests: list(text(2_000)),
  collected: known(decimalMoneySchema),
});
export type ReservationRequest = v.InferOutput<typeof reservationRequestSchema>;

/** What cancelling cost: `fee` is kept from the price, `at` is when it was cancelled. */
const cancellationSchema = v.object({ at: instantSchema, fee: decimalMoneySchema });

/**
 * A room that is reserved, with its terms. `cancellation_steps` is the `cancellation` of its rate.
 */
const reservedRoomSchema = v.object({
  ...pricedRoomSchema.entries,
  free_cancellation_until: known(instantSchema),
  cancellation_steps: list(cancellationStepSchema),
  no_show: known(decimalSchema),
  deposit: known(depositSchema),
});
export type ReservedRoom = v.InferOutput<typeof reservedRoomSchema>;

/**
 * A reservation, as every call on it responds: 201 when it is made, 200 when it is read or
 * cancelled. Its rooms are in the order of the request. `stayed` and `no-show` are optional: a
 * provider that does not know leaves it `confirmed`. `cancellation` is what cancelling it has cost,
 * for all rooms.
 */
export const reservationSchema = v.object({
  reference: referenceSchema,
  status: v.picklist(['confirmed', 'cancelled', 'stayed', 'no-show']),
  hotel_id: hotelIdSchema,
  check_in: daySchema,
  check_out: daySchema,
  rooms: roomsOf(reservedRoomSchema),
  cancellation: known(cancellationSchema),
});
export type Reservation = v.InferOutput<typeof reservationSchema>;

/** The terms of a reserved room, named as a rate names them. */
export function termsOfReserved({
  free_cancellation_until,
  cancellation_steps: cancellation,
  no_show,
}: Pick<ReservedRoom, 'free_cancellation_until' | 'cancellation_steps' | 'no_show'>): Pick<
  Rate,
  'free_cancellation_until' | 'cancellation' | 'no_show'
> {
  return { free_cancellation_until, cancellation, no_show };
}

/** The most pages of a list of changes that the site reads: a day has fewer. */
export const mostChangePages = 1_000;

/**
 * `GET /api/reservations?changed_on=YYYY-MM-DD`, optional: the reservations that were made or
 * changed on a day, by UTC, each once and as it is now, with the Idempotency-Key it was made with.
 * `next` is null on the last page, else what `after` asks for the next one with.
 */
export const listedReservationsSchema = v.object({
  reservations: v.array(
    v.object({ key: v.pipe(v.string(), v.nonEmpty()), reservation: reservationSchema }),
  ),
  next: known(v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))),
});
export type ListedReservation = v.InferOutput<
  typeof listedReservationsSchema
>['reservations'][number];

/**
 * 409: a room now costs something else. Nothing was reserved; `rates` are what the rooms cost now,
 * in the order of the request.
 */
export const priceChangedSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('price-changed'),
  rates: roomsOf(rateSchema),
});

/** 409: the key was already used with another body. The reservation made with it is unchanged. */
export const keyReusedSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('key-reused'),
});

/** 410: a rate is no longer offered, or too few rooms are left. Nothing was reserved. */
export const goneSchema = v.object({ ...problemSchema.entries, code: v.literal('gone') });

/** 422: the request will never be accepted. Nothing was reserved. */
export const rejectedSchema = v.object({ ...problemSchema.entries, code: v.literal('rejected') });

/**
 * 422: the rates are not reserved together: the provider takes rooms of one rate alone. Nothing was
 * reserved.
 */
export const notCombinableSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('not-combinable'),
});

/** 404: there is no reservation with this key or reference. */
export const noReservationSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('no-reservation'),
});

/**
 * `POST /api/reservations/:reference/cancellation`: the most that the cancellation may cost, for
 * all rooms. The provider must not cancel at a higher fee, or at one in another currency.
 */
export const cancellationRequestSchema = v.object({ accepted_fee: decimalMoneySchema });

/**
 * 409: cancelling costs more than was accepted; `fee` is what it costs now. The reservation stands.
 */
export const feeChangedSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('fee-changed'),
  fee: decimalMoneySchema,
});

/** 422: the reservation stands and can no longer be cancelled. */
export const notCancellableSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('not-cancellable'),
});
