import { api } from '../api.ts';
import { call } from '../call.ts';

/**
 * The call that tells who is signed in. Its answer is always cached. It is separate from the
 * account calls, so that pages that need only the session do not load them. `rewards` is the tag of
 * OneKeyCash, which reloads when the session changes.
 */
export const sessionApi = api.enhanceEndpoints({ addTagTypes: ['rewards'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The session, or null if nobody is signed in. */
    getSession: build.query({
      ...call('GET /api/auth/session'),
      providesTags: ['session'],
    }),
  }),
});

export const { useGetSessionQuery } = sessionApi;

/** The part of the store's state that holds the API's cache. */
export type StateWithAccount = Parameters<
  ReturnType<typeof sessionApi.endpoints.getSession.select>
>[0];
