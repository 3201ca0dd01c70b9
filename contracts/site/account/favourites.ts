import * as v from 'valibot';
import { dayAt } from '../../values/calendarDay.ts';
import { dayMs } from '../../values/durations.ts';
import { hotelIdSchema } from '../fieldSchemas.ts';

/** The most favourites that an account, or a device, keeps. */
export const maxFavourites = 100;

/** The most characters of a favourite's name. */
export const longestFavouriteName = 300;

/**
 * A hotel by its id, with its name for when the hotel itself cannot be loaded, and the stay that it
 * was found with: the query of its page.
 */
export const favouriteSchema = v.strictObject({
  id: hotelIdSchema,
  name: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(longestFavouriteName)),
  stay: v.optional(
    v.pipe(v.string(), v.regex(/^\?[\w=&-]{1,300}$/, 'must be the query of a page of a hotel')),
  ),
});
export type Favourite = v.InferOutput<typeof favouriteSchema>;

/** The latest first. */
export const favouritesSchema = v.strictObject({
  hotels: v.pipe(
    v.array(favouriteSchema),
    v.maxLength(maxFavourites, `must be at most ${maxFavourites}`),
  ),
});
export type Favourites = v.InferOutput<typeof favouritesSchema>;

/**
 * The stay of a favourite without days that have passed; undefined where nothing is left. Yesterday
 * may still be today where the hotel is.
 */
export function withoutPastDays(stay: string | undefined, now: number): string | undefined {
  const query = new URLSearchParams(stay);
  const checkIn = query.get('check_in') ?? query.get('check_out');
  if (checkIn === null || checkIn >= dayAt(now - dayMs)) return stay;
  for (const day of ['check_in', 'check_out']) query.delete(day);
  return query.size > 0 ? `?${query.toString()}` : undefined;
}
