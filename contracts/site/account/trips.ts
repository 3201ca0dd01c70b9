import * as v from 'valibot';
import { bookingResponseSchema } from '../bookingSchema.ts';

/**
 * The response of `GET /api/trips`: at most 200 bookings of the signed-in account, the latest
 * check-in first. `link` is the path of the booking's page, with its key. `reviewed` says whether
 * there is a review of the stay. `unpaid` says whether the booking waits for a payment by the
 * traveler, including a request to pay again.
 *
 * This schema has its own file, because checkout loads `bookings.ts`.
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
