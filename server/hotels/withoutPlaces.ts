import { isWithoutPlaces } from '#contracts/provider/places.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';

const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' };

/**
 * The same function, with an empty list in place of a 4xx to the call for places: a provider may do without it, so
 * that this is no error for browsers, and the provider is asked again after an hour. A 429 stays one. ADR 0012.
 */
export function withoutPlaces(
  fetch: ProviderFetch<ProviderRequest>,
): ProviderFetch<ProviderRequest> {
  return async (request, options) => {
    const response = await fetch(request, options);
    const { status, upstreamMs } = response;
    if (request.endpoint !== 'places' || !isWithoutPlaces(status)) return response;
    return { status: 200, headers, body: Buffer.from('{"places":[]}'), upstreamMs };
  };
}
