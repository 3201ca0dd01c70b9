import * as v from 'valibot';
import { bookingResponseSchema } from '../bookingSchema.ts';

/**
 * The response of `GET /api/trips`: at most 200 bookings of the signed-in account, the latest
 * check-in first. `link` is the path of the booking's page, with its key. `reviewed` tells whether
 * there is a review of the stay. `unpaid` tells whether the booking waits for the traveler to pay.
 * A booking on request can wait for a second payment, because the first one has lapsed.
 *
 * This schema is in a separate file, because the checkout loads `bookings.ts` but does not need
 * this schema.
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
