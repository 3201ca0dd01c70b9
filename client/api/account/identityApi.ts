import { api } from '../api.ts';
import { call } from '../call.ts';

/** The calls of accounts of other sites, which only the sign-in page and the account's load. */
const identityApi = api.enhanceEndpoints({ addTagTypes: ['identities'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Begins a sign-in at the other site; the browser then goes to the address. */
    startOpenId: build.mutation(call('POST /api/auth/oidc')),
    getIdentities: build.query({
      ...call('GET /api/account/identities'),
      providesTags: ['identities'],
      keepUnusedDataFor: 0,
    }),
    removeIdentity: build.mutation({
      ...call('DELETE /api/account/identities/:id', {
        request: (id: string) => ({ params: { id } }),
      }),
      invalidatesTags: ['identities'],
    }),
  }),
});

export const { useStartOpenIdMutation, useGetIdentitiesQuery, useRemoveIdentityMutation } =
  identityApi;
