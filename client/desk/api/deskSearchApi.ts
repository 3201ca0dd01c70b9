import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The call of the search field on every page of the desk. */
const deskSearchApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    searchDesk: build.query({
      ...call('GET /api/desk/search', { request: (text: string) => ({ query: { text } }) }),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchDeskQuery, useLazySearchDeskQuery } = deskSearchApi;
