import * as v from 'valibot';
import { dayAt } from '../../values/calendarDay.ts';
import { dayMs } from '../../values/durations.ts';
import { hotelIdSchema } from '../fieldSchemas.ts';

/** The maximum number of favorites in an account or on a device. */
export const maxFavorites = 100;

/** The maximum length of a favorite's name, in characters. */
export const longestFavoriteName = 300;

/**
 * A hotel by its id. The name is shown if the hotel itself cannot be loaded. The stay is the query
 * of the hotel's page for the days and the party with which the traveler found the hotel.
 */
export const favoriteSchema = v.strictObject({
  id: hotelIdSchema,
  name: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(longestFavoriteName)),
  stay: v.optional(
    v.pipe(v.string(), v.regex(/^\?[\w=&-]{1,300}$/, 'must be the query of a page of a hotel')),
  ),
});
export type Favorite = v.InferOutput<typeof favoriteSchema>;

/** The favorites, the latest first. */
export const favoritesSchema = v.strictObject({
  hotels: v.pipe(
    v.array(favoriteSchema),
    v.maxLength(maxFavorites, `must be at most ${maxFavorites}`),
  ),
});
export type Favorites = v.InferOutput<typeof favoritesSchema>;

/**
 * Removes past days from the stay of a favorite. Returns undefined if nothing is left. Yesterday
 * does not count as past, because at the hotel it may still be that day.
 */
export function withoutPastDays(stay: string | undefined, now: number): string | undefined {
  const query = new URLSearchParams(stay);
  const checkIn = query.get('check_in') ?? query.get('check_out');
  if (checkIn === null || checkIn >= dayAt(now - dayMs)) return stay;
  for (const day of ['check_in', 'check_out']) query.delete(day);
  return query.size > 0 ? `?${query.toString()}` : undefined;
}
