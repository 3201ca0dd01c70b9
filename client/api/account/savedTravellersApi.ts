import {
  type SavedTraveller,
  type SavedTravellerFields,
  savedTravellerPaths,
  savedTravellersSchema,
} from '#contracts/site/savedTravellers.ts';
import { api } from '../api.ts';

type Response = { travellers: SavedTraveller[] };

/** The travellers that the account has saved. Saving one goes on when the page is left (`keepalive`). */
export const savedTravellersApi = api
  .enhanceEndpoints({ addTagTypes: ['savedTravellers'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSavedTravellers: build.query<SavedTraveller[], void>({
        query: () => ({ url: savedTravellerPaths.travellers }),
        rawResponseSchema: savedTravellersSchema,
        transformResponse: ({ travellers }: Response) => travellers,
        providesTags: ['savedTravellers'],
        keepUnusedDataFor: 0,
      }),
      addTraveller: build.mutation<unknown, SavedTravellerFields>({
        query: (body) => ({
          url: savedTravellerPaths.travellers,
          method: 'POST',
          body,
          keepalive: true,
        }),
        invalidatesTags: ['savedTravellers'],
      }),
      changeTraveller: build.mutation<unknown, SavedTraveller>({
        query: ({ id, ...body }) => ({ url: pathOf(id), method: 'PUT', body, keepalive: true }),
        invalidatesTags: ['savedTravellers'],
      }),
      removeTraveller: build.mutation<unknown, string>({
        query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
        invalidatesTags: ['savedTravellers'],
      }),
    }),
  });

export const {
  useGetSavedTravellersQuery,
  useAddTravellerMutation,
  useChangeTravellerMutation,
  useRemoveTravellerMutation,
} = savedTravellersApi;

function pathOf(id: string): string {
  return savedTravellerPaths.traveller.replace(':id', () => encodeURIComponent(id));
}
