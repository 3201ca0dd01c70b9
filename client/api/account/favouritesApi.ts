import type { Favourites } from '#contracts/site/account/favourites.ts';
import { api } from '../api.ts';
import { call } from '../call.ts';

/**
 * The favourites of the account. Each call responds with all of them. A change goes on when the
 * page is left.
 */
export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavourites: build.query({
      ...call('GET /api/favourites'),
      keepUnusedDataFor: 0,
    }),
    /** Adds hotels; those that the account has already stay where they are. */
    addFavourites: build.mutation(
      call('POST /api/favourites', {
        // Browsers limit the bodies of such requests to 64 KiB.
        request: (body: Favourites) => ({ body, keepalive: body.hotels.length === 1 }),
      }),
    ),
    removeFavourite: build.mutation(
      call('DELETE /api/favourites/:id', {
        request: (id: string) => ({ params: { id }, keepalive: true }),
      }),
    ),
  }),
});
