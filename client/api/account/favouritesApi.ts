import type { Favourites } from '#contracts/site/account/favourites.ts';
import { api } from '../api.ts';
import { call } from '../call.ts';

/**
 * The calls for the favorites of the account. Each call responds with all favorites. A change
 * continues when the traveler leaves the page.
 */
export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavourites: build.query({
      ...call('GET /api/favourites'),
      keepUnusedDataFor: 0,
    }),
    /** Adds hotels. Hotels that are already favorites stay where they are. */
    addFavourites: build.mutation(
      call('POST /api/favourites', {
        // Browsers limit the bodies of `keepalive` requests to 64 KiB.
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
