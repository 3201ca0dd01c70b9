import * as v from 'valibot';
import { hotelIdSchema } from './fieldSchemas.ts';

/** The paths of the favourites that follow an account. */
export const favouritePaths = {
  favourites: '/api/favourites',
  favourite: '/api/favourites/:id',
} as const;

/** The most favourites that an account, or a device, keeps. */
export const maxFavourites = 100;

/** The most characters of a favourite's name. */
export const longestFavouriteName = 300;

/** A hotel by its id, with its name for when the hotel itself cannot be loaded. */
export const favouriteSchema = v.strictObject({
  id: hotelIdSchema,
  name: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(longestFavouriteName)),
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
