import * as v from 'valibot';
import { hotelIdPattern } from '../hotels.ts';

/** The paths of the favourites that follow an account. */
export const favouritePaths = {
  favourites: '/api/favourites',
  favourite: '/api/favourites/:id',
} as const;

/** The most favourites that an account, or a device, keeps. */
export const maxFavourites = 100;

/** Hotels, the latest first, with their names for when a hotel itself cannot be loaded. */
export const favouritesSchema = v.strictObject({
  hotels: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(
          v.string(),
          v.regex(hotelIdPattern, 'must be the id of a hotel'),
          v.notValues(['.', '..'], 'must be the id of a hotel'),
        ),
        name: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(300)),
      }),
    ),
    v.maxLength(maxFavourites, `must be at most ${maxFavourites}`),
  ),
});
export type Favourites = v.InferOutput<typeof favouritesSchema>;
