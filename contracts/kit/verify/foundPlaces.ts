import * as v from 'valibot';
import { itemsIn } from '../../provider/hotelCall.ts';
import { type Place, placeSchema, placesCall } from '../../provider/places.ts';
import type { ProviderResult } from '../http/providerResult.ts';

/** A place read from a list of places, and its JSON path there. */
export interface FoundPlace {
  at: string;
  place: Place;
}

/** The places in the response to the call for them. */
export function placesIn({
  json,
  response,
}: {
  json?: { value: unknown };
  response: ProviderResult;
}): FoundPlace[] {
  if (!json || !('status' in response) || response.status !== 200) return [];
  return itemsIn(placesCall, json.value).flatMap(({ at, item }) => {
    const { success, output } = v.safeParse(placeSchema, item);
    return success ? [{ at, place: output }] : [];
  });
}
