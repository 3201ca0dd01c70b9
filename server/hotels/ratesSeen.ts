import * as v from 'valibot';
import { hotelCalls } from '#contracts/provider/hotelCalls.ts';
import { rateSchema } from '#contracts/provider/rates.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';

const searchSchema = v.object({ hotels: v.array(v.unknown()) });
const ratedSchema = v.object({ rates: v.array(v.unknown()) });

/**
 * Notes whether the provider has sent a valid rate since the start, which makes the site live: its pages
 * then show no sample texts. Bodies are parsed only until the first rate is seen, and only if they
 * contain the word.
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
  return hotelsIn(endpoint, body).some(
    (hotel) => v.is(ratedSchema, hotel) && hotel.rates.some((rate) => v.is(rateSchema, rate)),
  );
}

function hotelsIn(endpoint: ProviderRequest['endpoint'], body: unknown): readonly unknown[] {
  const { body: kind } = hotelCalls[endpoint];
  if (kind === 'places') return [];
  if (kind === 'hotels') return v.is(searchSchema, body) ? body.hotels : [];
  return Array.isArray(body) ? body : [body];
}
