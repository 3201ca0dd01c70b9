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
 * The paths for reservations, below the provider's origin, for rates whose `booking` is `instant`.
 * They are optional, as rates are. `:key` stands for an Idempotency-Key.
 */
export const reservationPaths = {
  reservations: '/api/reservations',
  byKey: '/api/reservation-keys/:key',
  reservation: '/api/reservations/:reference',
  cancellation: '/api/reservations/:reference/cancellation',
} as const;

/** The header that identifies a repeated POST as the same request. */
export const idempotencyKeyHeader = 'Idempotency-Key';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const requiredText = (maxLength: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxLength), v.regex(/\S/));
const hotelIdSchema = v.pipe(v.string(), v.regex(hotelIdPattern));
const rateIdSchema = v.pipe(v.string(), v.nonEmpty());

/** Returns the schema for the rooms of one stay. */
function roomsOf<const Room extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  room: Room,
) {
  return v.pipe(v.array(room), v.minLength(1), v.maxLength(partyLimits.rooms));
}

/**
 * The provider's reference of a reservation. Travelers see it, and it is a part of the
 * reservation's path.
 */
const referenceSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.~:-]{0,127}$/));

const guestSchema = v.object({ first_name: requiredText(100), last_name: requiredText(100) });

/** An extra of a room, at the amount that its rate offered. */
const reservedExtraSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.pipe(v.string(), v.nonEmpty()),
  amount: decimalSchema,
  due: dueSchema,
});

/**
 * A room with its rate and the accepted price, as the rate stated it. `price` does not include
 * extras.
 */
const pricedRoomSchema = v.object({
  room_group_id: v.union([v.string(), v.number()]),
  rate_id: rateIdSchema,
  price: pricedStaySchema,
  extras: list(reservedExtraSchema),
});

/**
 * A room to reserve. `occupancy` is the number of its guests with the ages of children, and `guest`
 * is the person who will check in.
 */
const requestedRoomSchema = v.object({
  ...pricedRoomSchema.entries,
  occupancy: occupancySchema,
  guest: guestSchema,
});

/**
 * The body of `POST /api/reservations`: the rooms to reserve, each at the accepted price. The
 * provider reserves all of them or none, and must not reserve at another price. `guests` has all
 * named guests. `collected` is the amount that the site collects from the traveler for all rooms;
 * without it, the hotel collects everything.
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

/**
 * A cancellation: `fee` is the part of the price that is kept, and `at` the time of the
 * cancellation.
 */
const cancellationSchema = v.object({ at: instantSchema, fee: decimalMoneySchema });

/**
 * A reserved room with its terms. `cancellation_steps` corresponds to the `cancellation` field of
 * its rate.
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
 * A reservation. It is the response to every call about a reservation: 201 if it was made, 200 if
 * it was read or canceled. Its rooms are in the order of the request. `stayed` and `no-show` are
 * optional. If a provider does not know them, the state stays `confirmed`. `cancellation` has the
 * cancellation fee for all rooms.
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

/** Returns the terms of a reserved room, with the field names of a rate. */
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

/**
 * The maximum number of pages that the site reads from a list of changes. No day has as many pages.
 */
export const mostChangePages = 1_000;

/**
 * The response of `GET /api/reservations?changed_on=YYYY-MM-DD`, which is optional: the
 * reservations that were made or changed on a UTC day. Each occurs once, in its current state, with
 * the Idempotency-Key of its request. `next` is the value of `after` for the next page, or null on
 * the last page.
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
 * 409: the price of a room has changed, and nothing was reserved. `rates` has the current rates of
 * the rooms, in the order of the request.
 */
export const priceChangedSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('price-changed'),
  rates: roomsOf(rateSchema),
});

/** 409: the key was already used with another body. The reservation with this key is unchanged. */
export const keyReusedSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('key-reused'),
});

/** 410: a rate is no longer offered, or too few rooms are left. Nothing was reserved. */
export const goneSchema = v.object({ ...problemSchema.entries, code: v.literal('gone') });

/** 422: the request will never be accepted. Nothing was reserved. */
export const rejectedSchema = v.object({ ...problemSchema.entries, code: v.literal('rejected') });

/**
 * 422: the provider does not reserve these rates together, but only rooms of a single rate. Nothing
 * was reserved.
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
 * The body of `POST /api/reservations/:reference/cancellation`: the maximum fee for all rooms. The
 * provider must not cancel at a higher fee, or at a fee in another currency.
 */
export const cancellationRequestSchema = v.object({ accepted_fee: decimalMoneySchema });

/**
 * 409: the cancellation costs more than the accepted fee. `fee` is the current fee. The reservation
 * remains valid.
 */
export const feeChangedSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('fee-changed'),
  fee: decimalMoneySchema,
});

/** 422: the reservation can no longer be canceled and remains valid. */
export const notCancellableSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('not-cancellable'),
});
