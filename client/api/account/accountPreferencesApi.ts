import { accountCurrencySchema } from '#contracts/site/exchangeRates.ts';
import { accountLanguageSchema } from '#contracts/site/account/account.ts';
import { api } from '../api.ts';
import { call } from '../call.ts';

/** The calls for the currency in which an account sees prices. */
export const accountCurrencyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountCurrency: build.query({
      ...call('GET /api/account/currency', { answer: accountCurrencySchema }),
      keepUnusedDataFor: 0,
    }),
    chooseAccountCurrency: build.mutation(
      call('PUT /api/account/currency', { answer: accountCurrencySchema }),
    ),
  }),
});

export const { useGetAccountCurrencyQuery } = accountCurrencyApi;

/** The calls for the language of an account. */
export const accountLanguageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountLanguage: build.query({
      ...call('GET /api/account/language', { answer: accountLanguageSchema }),
      keepUnusedDataFor: 0,
    }),
    chooseAccountLanguage: build.mutation(
      call('PUT /api/account/language', { answer: accountLanguageSchema }),
    ),
  }),
});

export const { useGetAccountLanguageQuery } = accountLanguageApi;
