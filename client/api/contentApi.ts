import { type Content, contentPath, contentSchema } from '#contracts/site/content.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { api } from './api.ts';

/** The call that gets a page of content. */
const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page in a language; an unknown page fails with 404. */
    getContent: build.query<Content, { language: Language; page: string }>({
      query: ({ language, page }) => ({
        url: contentPath
          .replace(':language', language)
          .replace(':page', () => encodeURIComponent(page)),
      }),
      responseSchema: contentSchema,
    }),
  }),
});

export const { useGetContentQuery } = contentApi;
