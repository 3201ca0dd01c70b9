import {
  type ExchangeRates,
  exchangeRatePaths,
  exchangeRatesSchema,
} from '#contracts/site/exchangeRates.ts';
import { api } from './api.ts';

/** The call that gets exchange rates. */
const exchangeRatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The rates of a day, or the latest ones for '' and for a day whose rates are not known any more. */
    getExchangeRates: build.query<ExchangeRates, string>({
      query: (date) => ({
        url: exchangeRatePaths.exchangeRates,
        params: date ? { date } : {},
      }),
      responseSchema: exchangeRatesSchema,
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const { useGetExchangeRatesQuery } = exchangeRatesApi;
