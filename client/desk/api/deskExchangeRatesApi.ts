import * as v from 'valibot';
import { type RateProblem, rateProblemSchema } from '#contracts/site/desk/deskExchangeRates.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

const decided = ({
  currency: id,
  ...body
}: {
  currency: string;
  rate: string;
  reason: string;
}) => ({
  params: { id },
  body,
});

/** The exchange rates that wait for a decision. A refused decision reloads them too. */
const deskExchangeRatesApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['exchangeRates', 'today'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getDeskExchangeRates: build.query({
        ...call('GET /api/desk/exchange-rates', { request: () => ({}) }),
        providesTags: ['exchangeRates'],
      }),
      useNewRate: build.mutation({
        ...call('POST /api/desk/exchange-rates/:id/confirmation', { request: decided }),
        invalidatesTags: ['exchangeRates', 'today'],
      }),
      keepOldRate: build.mutation({
        ...call('POST /api/desk/exchange-rates/:id/keeping', { request: decided }),
        invalidatesTags: ['exchangeRates', 'today'],
      }),
    }),
  });

export const { useGetDeskExchangeRatesQuery, useUseNewRateMutation, useKeepOldRateMutation } =
  deskExchangeRatesApi;

const errorSchema = v.object({ data: rateProblemSchema });

/**
 * Returns the reason why a decision changed nothing, with the present state; undefined for any
 * other error.
 */
export function rateProblemOf(error: unknown): RateProblem | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
