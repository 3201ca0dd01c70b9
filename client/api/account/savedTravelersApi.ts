import type * as v from 'valibot';
import type {
  SavedTraveler,
  SavedTravelerFields,
  savedTravelersSchema,
} from '#contracts/site/account/savedTravelers.ts';
import { withName } from '../../domain/travelers/fillGuest.ts';
import { api } from '../api.ts';
import { call } from '../call.ts';

type SavedTravelers = v.InferOutput<typeof savedTravelersSchema>;

/**
 * The saved travelers of the account. Saving a traveler continues when the page is left
 * (`keepalive`).
 */
export const savedTravelersApi = api
  .enhanceEndpoints({ addTagTypes: ['savedTravelers'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `again` sends a request even if a response is cached or loading. */
      getSavedTravelers: build.query<SavedTraveler[], 'again' | void, SavedTravelers>({
        query: () => call('GET /api/travellers').query(),
        transformResponse: ({ travellers }) => travellers,
        providesTags: ['savedTravelers'],
        keepUnusedDataFor: 0,
      }),
      addTraveler: build.mutation({
        ...call('POST /api/travellers', {
          request: (body: SavedTravelerFields) => ({ body, keepalive: true }),
        }),
        invalidatesTags: ['savedTravelers'],
      }),
      changeTraveler: build.mutation({
        ...call('PUT /api/travellers/:id', {
          request: ({ id, ...body }: SavedTraveler) => ({
            params: { id },
            body,
            keepalive: true,
          }),
        }),
        invalidatesTags: ['savedTravelers'],
      }),
      removeTraveler: build.mutation({
        ...call('DELETE /api/travellers/:id', { request: (id: string) => ({ params: { id } }) }),
        invalidatesTags: ['savedTravelers'],
      }),
    }),
  });

export const {
  useGetSavedTravelersQuery,
  useAddTravelerMutation,
  useChangeTravelerMutation,
  useRemoveTravelerMutation,
} = savedTravelersApi;

const { getSavedTravelers, addTraveler, changeTraveler } = savedTravelersApi.endpoints;

/**
 * Saves the first guest of a booking. A saved traveler with the same name is replaced. If the
 * booking did not ask for the citizenship, the saved citizenship stays.
 */
export const savedGuestApi = savedTravelersApi.injectEndpoints({
  endpoints: (build) => ({
    saveGuest: build.mutation<null, SavedTravelerFields>({
      queryFn: async (guest, { dispatch }) => {
        // Uses the list that the checkout has already loaded. Saving then needs only one request,
        // which succeeds even when the traveler closes the page.
        const load = (what?: 'again') =>
          dispatch(getSavedTravelers.initiate(what, { subscribe: false }));
        const known = await load();
        // The data and the error are both missing while the checkout is still loading the list.
        const { data, error } = known.data || known.error ? known : await load('again');
        if (!data) return { error: knownError(error) };
        const saved = withName(data, guest);
        const result = await (saved
          ? dispatch(
              changeTraveler.initiate({
                id: saved.id,
                ...guest,
                citizenship: guest.citizenship ?? saved.citizenship,
              }),
            )
          : dispatch(addTraveler.initiate(guest)));
        return result.error ? { error: knownError(result.error) } : { data: null };
      },
    }),
  }),
});

function knownError(error: unknown) {
  return { status: 'CUSTOM_ERROR' as const, error: 'The guest was not saved.', data: error };
}
