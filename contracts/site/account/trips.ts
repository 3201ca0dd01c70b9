import * as v from 'valibot';
import { bookingResponseSchema } from '../bookingSchema.ts';

/**
 * `GET /api/trips`: the bookings of the signed-in account. The latest check-in first, at most 200.
 * `link` is the path of the booking's page, with its key; `reviewed` says whether there is a review
 * of the stay, `unpaid` whether the booking waits for the traveler's payment, also a request to be paid again. In a file of its
 * own, because checkout loads `bookings.ts`.
 */
export const tripsSchema = v.object({
  trips: v.array(
    v.object({
      ...bookingResponseSchema.entries,
      reviewed: v.boolean(),
      unpaid: v.optional(v.boolean()),
    }),
  ),
});
export type Trips = v.InferOutput<typeof tripsSchema>;
