import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The search that every page of the desk has. */
const deskSearchApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    searchDesk: build.query({
      ...call('GET /api/desk/search', { request: (text: string) => ({ query: { text } }) }),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchDeskQuery, useLazySearchDeskQuery } = deskSearchApi;
