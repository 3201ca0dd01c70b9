import * as v from 'valibot';
import { hotelsIn } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { rateSchema } from '#contracts/provider/rates.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';

const ratedSchema = v.object({ rates: v.array(v.unknown()) });

/**
 * Notes whether the provider has sent a valid rate since the start, which makes the site live: its
 * pages then show no sample texts. Bodies are parsed only until the first rate is seen, and only if
 * they contain the word.
 */
export function createRatesSeen() {
  let seen = false;
  return {
    /** Whether a rate was seen. */
    seen: () => seen,
    /** The same function, with each successful response observed. */
    around:
      (fetch: ProviderFetch<ProviderRequest>): ProviderFetch<ProviderRequest> =>
      async (request, options) => {
        const response = await fetch(request, options);
        if (!seen && response.status === 200 && response.body.includes('"rates"')) {
          seen = hasRate(request, JSON.parse(response.body.toString()));
        }
        return response;
      },
  };
}

function hasRate({ endpoint }: ProviderRequest, body: unknown): boolean {
  return hotelsIn(hotelCalls[endpoint], body).some(
    ({ item }) => v.is(ratedSchema, item) && item.rates.some((rate) => v.is(rateSchema, rate)),
  );
}
