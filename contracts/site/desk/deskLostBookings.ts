import * as v from 'valibot';
import { decimalMoneySchema } from '../../money/money.ts';
import { problemSchema } from '../../provider/problem.ts';
import { mealSchema, occupancySchema } from '../../provider/rateFields.ts';
import { languages } from '../../texts/languages.ts';
import { partyLimits } from '../../values/party.ts';
import { travelerSchema } from '../bookingRequest.ts';
import { typedBookingNumberSchema } from '../bookings.ts';
import { reasonSchema } from '../fieldSchemas.ts';

/**
 * The response to `GET /api/desk/lost-bookings/:key`: a reservation of the provider without a valid
 * booking of the site. `hotel` is null if the provider does not send its name. `number` is the
 * number of the booking, if the site still knows it. The `meal` of a room is null if the rate of
 * the room is no longer offered. The desk must then ask for the meal.
 */
export const lostBookingSchema = v.object({
  key: v.string(),
  reference: v.string(),
  number: v.nullable(v.string()),
  hotelId: v.string(),
  hotel: v.nullable(v.string()),
  checkIn: v.string(),
  checkOut: v.string(),
  rooms: v.array(v.object({ name: v.nullable(v.string()), meal: v.nullable(mealSchema) })),
  total: decimalMoneySchema,
});
export type LostBooking = v.InferOutput<typeof lostBookingSchema>;

/**
 * The body of `POST /api/desk/lost-bookings/:key`: the facts that the provider does not send.
 * `number` is the booking number that the guest has. The guest gets the link of the booking at
 * `email`, in `language`.
 */
export const rebuildRequestSchema = v.strictObject({
  guests: travelerSchema.entries.guests,
  email: travelerSchema.entries.email,
  phone: travelerSchema.entries.phone,
  language: v.picklist(languages),
  rooms: v.pipe(
    v.array(v.strictObject({ occupancy: occupancySchema, meal: v.optional(mealSchema) })),
    v.minLength(1),
    v.maxLength(partyLimits.rooms),
  ),
  number: v.optional(typedBookingNumberSchema),
  reason: reasonSchema,
});
export type RebuildRequest = v.InferInput<typeof rebuildRequestSchema>;

/** The rebuilt booking. */
export const rebuiltBookingSchema = v.object({ id: v.string(), number: v.string() });

/**
 * The reasons why a booking was not rebuilt.
 *
 * - `exists`: the site has the booking, or has it again. `booking` names it.
 * - `cancelled`: the provider has canceled the reservation.
 * - `none`: the provider has no such reservation.
 * - `reference-taken`, `number-taken`: another booking has the reference or the number.
 * - `not-readable`: the reservation contains data that the site cannot show.
 * - `no-answer` (503): the provider does not answer.
 */
export const lostBookingProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist([
    'exists',
    'cancelled',
    'none',
    'reference-taken',
    'number-taken',
    'not-readable',
    'no-answer',
  ]),
  booking: v.optional(v.nullable(rebuiltBookingSchema)),
});
export type LostBookingProblem = v.InferOutput<typeof lostBookingProblemSchema>;
