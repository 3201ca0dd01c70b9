import { api } from './api.ts';
import { call } from './call.ts';

/** The call for a content page. */
const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page in a language. An unknown page fails with 404. */
    getContent: build.query(
      call('GET /api/content/:language/:page', {
        request: (params: { language: string; page: string }) => ({ params }),
      }),
    ),
  }),
});

export const { useGetContentQuery } = contentApi;
export const { getContent } = contentApi.endpoints;
