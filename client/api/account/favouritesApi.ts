import { favouritePaths, type Favourites, favouritesSchema } from '#contracts/site/favourites.ts';
import { api } from '../api.ts';

/**
 * The favourites of the account. Each call responds with all of them. A change goes on when the page is
 * left.
 */
export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavourites: build.query<Favourites, void>({
      query: () => ({ url: favouritePaths.favourites }),
      responseSchema: favouritesSchema,
      keepUnusedDataFor: 0,
    }),
    /** Adds hotels; those that the account has already stay where they are. */
    addFavourites: build.mutation<Favourites, Favourites>({
      query: (body) => ({
        url: favouritePaths.favourites,
        method: 'POST',
        body,
        // Browsers limit the bodies of such requests to 64 KiB.
        keepalive: body.hotels.length === 1,
      }),
      responseSchema: favouritesSchema,
    }),
    removeFavourite: build.mutation<Favourites, string>({
      query: (id) => ({
        url: favouritePaths.favourite.replace(':id', () => encodeURIComponent(id)),
        method: 'DELETE',
        keepalive: true,
      }),
      responseSchema: favouritesSchema,
    }),
  }),
});
