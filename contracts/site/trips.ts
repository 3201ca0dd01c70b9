import * as v from 'valibot';
import { bookingResponseSchema } from './bookings.ts';

/** `GET /api/trips`: the bookings of whoever is signed in. */
export const tripsPath = '/api/trips';

/** The latest check-in first, at most 200. `link` is the path of the booking's page, with its key. */
export const tripsSchema = v.object({ trips: v.array(bookingResponseSchema) });
export type Trips = v.InferOutput<typeof tripsSchema>;
