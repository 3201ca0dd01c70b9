import { api } from '../api.ts';
import { call } from '../call.ts';

/** The calls for the currency in which an account sees prices. */
export const accountCurrencyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountCurrency: build.query({
      ...call('GET /api/account/currency'),
      keepUnusedDataFor: 0,
    }),
    chooseAccountCurrency: build.mutation(call('PUT /api/account/currency')),
  }),
});

export const { useGetAccountCurrencyQuery } = accountCurrencyApi;

export const accountLanguageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountLanguage: build.query({
      ...call('GET /api/account/language'),
      keepUnusedDataFor: 0,
    }),
    chooseAccountLanguage: build.mutation(call('PUT /api/account/language')),
  }),
});

export const { useGetAccountLanguageQuery } = accountLanguageApi;
