import {
  type SavedTraveller,
  type SavedTravellerFields,
  savedTravellerPaths,
  savedTravellersSchema,
} from '#contracts/site/savedTravellers.ts';
import { withName } from '../../domain/travellers/fillGuest.ts';
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

const { getSavedTravellers, addTraveller, changeTraveller } = savedTravellersApi.endpoints;

/** Saves the first guest of a booking, in place of the saved traveller of the same name if there is one. */
export const savedGuestApi = savedTravellersApi.injectEndpoints({
  endpoints: (build) => ({
    saveGuest: build.mutation<null, SavedTravellerFields>({
      queryFn: async (guest, { dispatch }) => {
        // The list that checkout has loaded, so that the one request also goes through when the page is closed.
        const cached = { subscribe: false };
        const { data, error } = await dispatch(getSavedTravellers.initiate(undefined, cached));
        if (!data) return { error: knownError(error) };
        const saved = withName(data, guest);
        const result = await (saved
          ? dispatch(changeTraveller.initiate({ id: saved.id, ...guest }))
          : dispatch(addTraveller.initiate(guest)));
        return result.error ? { error: knownError(result.error) } : { data: null };
      },
    }),
  }),
});

function pathOf(id: string): string {
  return savedTravellerPaths.traveller.replace(':id', () => encodeURIComponent(id));
}

function knownError(error: unknown) {
  return { status: 'CUSTOM_ERROR' as const, error: 'The guest was not saved.', data: error };
}
