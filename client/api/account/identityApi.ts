import { api } from '../api.ts';
import { call } from '../call.ts';

/**
 * The calls for accounts at an OpenID provider, which only the sign-in page and the account page
 * load.
 */
const identityApi = api.enhanceEndpoints({ addTagTypes: ['identities'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Begins a sign-in at the OpenID provider. The browser then goes to the returned address. */
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
