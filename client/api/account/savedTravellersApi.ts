import type * as v from 'valibot';
import type {
  SavedTraveller,
  SavedTravellerFields,
  savedTravellersSchema,
} from '#contracts/site/account/savedTravellers.ts';
import { withName } from '../../domain/travellers/fillGuest.ts';
import { api } from '../api.ts';
import { call } from '../call.ts';

type SavedTravellers = v.InferOutput<typeof savedTravellersSchema>;

/**
 * The travellers that the account has saved. Saving one goes on when the page is left
 * (`keepalive`).
 */
export const savedTravellersApi = api
  .enhanceEndpoints({ addTagTypes: ['savedTravellers'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `again` asks whatever is cached or being loaded. */
      getSavedTravellers: build.query<SavedTraveller[], 'again' | void, SavedTravellers>({
        query: () => call('GET /api/travellers').query(),
        transformResponse: ({ travellers }) => travellers,
        providesTags: ['savedTravellers'],
        keepUnusedDataFor: 0,
      }),
      addTraveller: build.mutation({
        ...call('POST /api/travellers', {
          request: (body: SavedTravellerFields) => ({ body, keepalive: true }),
        }),
        invalidatesTags: ['savedTravellers'],
      }),
      changeTraveller: build.mutation({
        ...call('PUT /api/travellers/:id', {
          request: ({ id, ...body }: SavedTraveller) => ({
            params: { id },
            body,
            keepalive: true,
          }),
        }),
        invalidatesTags: ['savedTravellers'],
      }),
      removeTraveller: build.mutation({
        ...call('DELETE /api/travellers/:id', { request: (id: string) => ({ params: { id } }) }),
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

/**
 * Saves the first guest of a booking, in place of the saved traveller of the same name if there is
 * one.
 */
export const savedGuestApi = savedTravellersApi.injectEndpoints({
  endpoints: (build) => ({
    saveGuest: build.mutation<null, SavedTravellerFields>({
      queryFn: async (guest, { dispatch }) => {
        // The list that checkout has loaded, so that the one request also goes through when the
        // page is closed.
        const load = (what?: 'again') =>
          dispatch(getSavedTravellers.initiate(what, { subscribe: false }));
        const known = await load();
        // It has neither where checkout was still loading the list.
        const { data, error } = known.data || known.error ? known : await load('again');
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

function knownError(error: unknown) {
  return { status: 'CUSTOM_ERROR' as const, error: 'The guest was not saved.', data: error };
}
