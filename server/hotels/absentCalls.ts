import { type HotelCall, isAbsent } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';

const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' };

/**
 * The same function, with the answer that the absence of an optional call means in place of a 4xx:
 * a provider may do without it, so that this is no error for browsers, and the provider is asked
 * again after an hour. A 429 stays one. ADR 0012.
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
