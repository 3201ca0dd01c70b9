import * as v from 'valibot';
import { bookingResponseSchema } from '../bookings.ts';

/**
 * `GET /api/trips`: the bookings of the signed-in account. The latest check-in first, at most 200.
 * `link` is the path of the booking's page, with its key; `reviewed` says whether there is a review
 * of the stay. In a file of its own, because checkout loads `bookings.ts`.
 */
export const tripsSchema = v.object({
  trips: v.array(v.object({ ...bookingResponseSchema.entries, reviewed: v.boolean() })),
});
export type Trips = v.InferOutput<typeof tripsSchema>;
