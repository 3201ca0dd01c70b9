import * as v from 'valibot';
import { longestEmail } from '../../values/longestTexts.ts';
import { requiredLineSchema } from '../fieldSchemas.ts';
import { deskListedBookingSchema } from './deskBookings.ts';
import { listedTravelerSchema } from './deskTravelers.ts';

/** The fewest characters of a text that people are looked for by. */
export const shortestSearch = 2;

/** The most bookings, and the most accounts, that a search shows. */
export const mostFound = { bookings: 8, travellers: 5 } as const;

/**
 * `GET /api/desk/search`. `text`: words of names, a mail address or a part of it, a phone number or
 * its last six digits, a booking's number or id, or the provider's reference. Accents, apostrophes
 * and capitals make no difference.
 */
export const deskSearchQuerySchema = v.object({
  text: v.pipe(
    requiredLineSchema(longestEmail),
    v.minLength(shortestSearch, `must have at least ${shortestSearch} characters`),
  ),
});

/**
 * What was found, the newest first. `exact`: the id of the booking whose number, id or reference
 * the text is. `more`: more bookings match than are shown.
 */
export const deskSearchSchema = v.object({
  exact: v.nullable(v.string()),
  bookings: v.array(deskListedBookingSchema),
  more: v.boolean(),
  travellers: v.array(listedTravelerSchema),
});
export type DeskSearch = v.InferOutput<typeof deskSearchSchema>;
