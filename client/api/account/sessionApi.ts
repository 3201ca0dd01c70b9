import { api } from '../api.ts';
import { call } from '../call.ts';

/**
 * The call that tells who is signed in, which is always in its cache: apart from those of the
 * account, so that pages that only ask who is signed in do not load them. `rewards` is the tag of
 * OneKeyCash, which is loaded again when the session changes.
 */
export const sessionApi = api.enhanceEndpoints({ addTagTypes: ['rewards'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The session; null when nobody is signed in. */
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
