import { type HotelCall, isAbsent } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';

const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' };

/**
 * Wraps a fetch function, so that a call that the provider may lack never returns its error to
 * browsers. A 4xx of an optional call becomes the response for an absent call, which is fresh for
 * an hour. After that the provider is asked again. A 429 stays unchanged. ADR 0012.
 */
export function answerAbsentCalls(
  fetch: ProviderFetch<ProviderRequest>,
): ProviderFetch<ProviderRequest> {
  return async (request, options) => {
    const response = await fetch(request, options);
    const call: HotelCall = hotelCalls[request.endpoint];
    if (!call.optional || !isAbsent(call, response.status)) return response;
    const { answer } = call.optional;
    const body = Buffer.from(JSON.stringify(answer));
    return { status: 200, headers, body, json: { value: answer }, upstreamMs: response.upstreamMs };
  };
}
