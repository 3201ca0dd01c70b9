import { favouritePaths, type Favourites, favouritesSchema } from '#contracts/site/favourites.ts';
import { api } from './api.ts';

/** The favourites of the account. Each call responds with all of them. */
const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Adds hotels; those that the account has already stay where they are. */
    addFavourites: build.mutation<Favourites, Favourites>({
      query: (body) => ({ url: favouritePaths.favourites, method: 'POST', body }),
      responseSchema: favouritesSchema,
    }),
    removeFavourite: build.mutation<Favourites, string>({
      query: (id) => ({
        url: favouritePaths.favourite.replace(':id', () => encodeURIComponent(id)),
        method: 'DELETE',
      }),
      responseSchema: favouritesSchema,
    }),
  }),
});

export const { useAddFavouritesMutation, useRemoveFavouriteMutation } = favouritesApi;
