import * as v from 'valibot';
import { hotelIdPattern } from '../hotels.ts';

/** The paths of the favourites that follow an account. */
export const favouritePaths = {
  favourites: '/api/favourites',
  favourite: '/api/favourites/:id',
} as const;

/** How many favourites are read and sent at once. */
export const maxFavourites = 200;

/** Hotels by their ids, the latest first. */
export const favouritesSchema = v.strictObject({
  hotelIds: v.pipe(
    v.array(v.pipe(v.string(), v.regex(hotelIdPattern, 'must be the id of a hotel'))),
    v.maxLength(maxFavourites, `must be at most ${maxFavourites}`),
  ),
});
export type Favourites = v.InferOutput<typeof favouritesSchema>;
