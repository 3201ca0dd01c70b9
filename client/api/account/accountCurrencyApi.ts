import {
  type AccountCurrency,
  accountCurrencyPath,
  accountCurrencySchema,
} from '#contracts/site/exchangeRates.ts';
import { api } from '../api.ts';

/** The calls for the currency in which an account sees prices. */
export const accountCurrencyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountCurrency: build.query<AccountCurrency, void>({
      query: () => ({ url: accountCurrencyPath }),
      responseSchema: accountCurrencySchema,
      keepUnusedDataFor: 0,
    }),
    chooseAccountCurrency: build.mutation<AccountCurrency, AccountCurrency>({
      query: (body) => ({ url: accountCurrencyPath, method: 'PUT', body }),
      responseSchema: accountCurrencySchema,
    }),
  }),
});

export const { useGetAccountCurrencyQuery } = accountCurrencyApi;
