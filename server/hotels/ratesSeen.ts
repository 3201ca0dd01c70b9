import * as v from 'valibot';
import { hotelsIn } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { rateSchema } from '#contracts/provider/rates.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';

const ratedSchema = v.object({ rates: v.array(v.unknown()) });

/**
 * Remembers whether the provider has sent a valid rate since the start. The first such rate makes
 * the site live, and the pages then show no sample texts. Bodies are searched only until that rate
 * is found, and only if they contain the text `"rates"`.
 */
export function createRatesSeen() {
  let seen = false;
  return {
    /** Returns whether a rate was seen. */
    seen: () => seen,
    /** Searches a successful response for a rate. Does nothing after the first rate. */
    observe: (request: ProviderRequest, response: ProviderResponse): void => {
      if (seen || response.status !== 200 || !response.body.includes('"rates"')) return;
      seen = hasRate(request, jsonOf(response)?.value);
    },
  };
}

function hasRate({ endpoint }: ProviderRequest, body: unknown): boolean {
  return hotelsIn(hotelCalls[endpoint], body).some(
    ({ item }) => v.is(ratedSchema, item) && item.rates.some((rate) => v.is(rateSchema, rate)),
  );
}
