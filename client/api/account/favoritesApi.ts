import type { Favorites } from '#contracts/site/account/favorites.ts';
import { api } from '../api.ts';
import { call } from '../call.ts';

/**
 * The calls for the favorites of the account. Each call responds with all favorites. A change
 * continues when the traveler leaves the page.
 */
export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavorites: build.query({
      ...call('GET /api/favorites'),
      keepUnusedDataFor: 0,
    }),
    /** Adds hotels. Hotels that are already favorites stay where they are. */
    addFavorites: build.mutation(
      call('POST /api/favorites', {
        // Browsers limit the bodies of `keepalive` requests to 64 KiB.
        request: (body: Favorites) => ({ body, keepalive: body.hotels.length === 1 }),
      }),
    ),
    removeFavorite: build.mutation(
      call('DELETE /api/favorites/:id', {
        request: (id: string) => ({ params: { id }, keepalive: true }),
      }),
    ),
  }),
});
