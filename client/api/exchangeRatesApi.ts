import { api } from './api.ts';
import { call } from './call.ts';

const exchangeRatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The rates of a day. For '' or a day without known rates, these are the latest rates. */
    getExchangeRates: build.query({
      ...call('GET /api/exchange-rates', {
        request: (date: string) => ({ query: date ? { date } : {} }),
      }),
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const { useGetExchangeRatesQuery } = exchangeRatesApi;
