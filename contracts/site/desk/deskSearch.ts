import * as v from 'valibot';
import { longestEmail } from '../../values/longestTexts.ts';
import { requiredLineSchema } from '../fieldSchemas.ts';
import { deskListedBookingSchema } from './deskBookings.ts';
import { listedTravelerSchema } from './deskTravelers.ts';

/** The minimum length of a text to search for people, in characters. */
export const shortestSearch = 2;

/** The maximum number of bookings, and of accounts, in a search result. */
export const mostFound = { bookings: 8, travellers: 5 } as const;

/**
 * The query of `GET /api/desk/search`. `text` can have words of names, a mail address or a part of
 * it, a phone number or at least its last six digits, the number or id of a booking, or the
 * provider's reference. In names, accents, apostrophes and capitals make no difference.
 */
export const deskSearchQuerySchema = v.object({
  text: v.pipe(
    requiredLineSchema(longestEmail),
    v.minLength(shortestSearch, `must have at least ${shortestSearch} characters`),
  ),
});

/**
 * The result of a search. `exact` is the id of the booking whose number, id or reference equals the
 * text, or null. This booking comes first, then the newest. `more` is true if more bookings match
 * than the result contains.
 */
export const deskSearchSchema = v.object({
  exact: v.nullable(v.string()),
  bookings: v.array(deskListedBookingSchema),
  more: v.boolean(),
  travellers: v.array(listedTravelerSchema),
});
export type DeskSearch = v.InferOutput<typeof deskSearchSchema>;
