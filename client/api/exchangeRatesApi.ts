import { api } from './api.ts';
import { call } from './call.ts';

/** The call that gets exchange rates. */
const exchangeRatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The rates of a day, or the latest ones for '' and for a day whose rates are not known any
     * more.
     */
    getExchangeRates: build.query({
      ...call('GET /api/exchange-rates', {
        request: (date: string) => ({ query: date ? { date } : {} }),
      }),
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const { useGetExchangeRatesQuery } = exchangeRatesApi;
