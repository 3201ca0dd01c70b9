import {
  type AccountLanguage,
  accountLanguagePath,
  accountLanguageSchema,
} from '#contracts/site/accountLanguage.ts';
import { api } from '../api.ts';

/** The calls for the language of an account. */
export const accountLanguageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountLanguage: build.query<AccountLanguage, void>({
      query: () => ({ url: accountLanguagePath }),
      responseSchema: accountLanguageSchema,
      keepUnusedDataFor: 0,
    }),
    chooseAccountLanguage: build.mutation<AccountLanguage, AccountLanguage>({
      query: (body) => ({ url: accountLanguagePath, method: 'PUT', body }),
      responseSchema: accountLanguageSchema,
    }),
  }),
});

export const { useGetAccountLanguageQuery } = accountLanguageApi;
