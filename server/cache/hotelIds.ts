import * as v from 'valibot';
import { hotelsIn, isOfOneHotel } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { hotelIdPattern } from '#contracts/provider/hotels.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';

const listedSchema = v.object({ id: v.pipe(v.unknown(), v.transform(String)) });

/**
 * Returns the ids of the hotels in the body of a response as text. A body of another shape has
 * none.
 */
export function hotelIdsIn(
  { endpoint }: ProviderRequest,
  response: Pick<ProviderResponse, 'body' | 'json'>,
): string[] {
  const call = hotelCalls[endpoint];
  if (call.items.are !== 'hotel') return [];
  return hotelsIn(call, jsonOf(response)?.value).flatMap(({ item }) => {
    const listed = v.safeParse(listedSchema, item);
    return listed.success && hotelIdPattern.test(listed.output.id) ? [listed.output.id] : [];
  });
}

/**
 * Returns the ids of the hotels in a response: the hotel in its path, or the hotels in its body.
 */
export function hotelIds(request: ProviderRequest, response: ProviderResponse): string[] {
  if (!isOfOneHotel(hotelCalls[request.endpoint])) return hotelIdsIn(request, response);
  return [decodeURIComponent(request.path.split(/[/?]/)[3] ?? '')];
}
