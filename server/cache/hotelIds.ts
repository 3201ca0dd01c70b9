import * as v from 'valibot';
import { hotelsIn, isOfOneHotel } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { hotelIdPattern } from '#contracts/provider/hotels.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';

const listedSchema = v.object({ id: v.pipe(v.unknown(), v.transform(String)) });

/** The ids of the hotels in the body of a response, as text; none in one of another shape. */
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

/** The ids of the hotels that a response is about: the one in its path, or those in its body. */
export function hotelIds(request: ProviderRequest, response: ProviderResponse): string[] {
  if (!isOfOneHotel(hotelCalls[request.endpoint])) return hotelIdsIn(request, response);
  return [decodeURIComponent(request.path.split(/[/?]/)[3] ?? '')];
}
