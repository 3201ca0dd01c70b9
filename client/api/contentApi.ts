import { api } from './api.ts';
import { call } from './call.ts';

/** The call that gets a page of content. */
const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page in a language; an unknown page fails with 404. */
    getContent: build.query(
      call('GET /api/content/:language/:page', {
        request: (params: { language: string; page: string }) => ({ params }),
      }),
    ),
  }),
});

export const { useGetContentQuery } = contentApi;
export const { getContent } = contentApi.endpoints;
