import * as v from 'valibot';
import { countSchema } from './hotels.ts';
import { known, list } from './known.ts';

/** How many places of a response are read. */
export const mostPlaces = 5_000;

/** How long the name of a place may be: a search sends no longer one. */
const longestName = 200;

/**
 * A place that can be searched for: `name` as a search sends it, the ISO 3166-1 alpha-2 code of its country, how
 * many hotels a search there finds, and its centre in WGS 84 degrees. Only `name` is required.
 */
export const placeSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName)),
  country_code: known(v.string()),
  hotels: known(countSchema),
  latitude: known(v.number()),
  longitude: known(v.number()),
});
export type Place = v.InferOutput<typeof placeSchema>;

/** `GET /api/hotels/places`: an object with a `places` list, empty if missing. */
export const placesResponseSchema = v.object({ places: list(placeSchema) });

/** Whether a status means that the provider does without the list of places: a 4xx, but no refusal of this client. */
export function isWithoutPlaces(status: number): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 407 && status !== 429;
}

/** The places of a list, without those of the wrong shape and those behind the first 5,000. */
export function readPlaces(items: readonly unknown[]): Place[] {
  return items.slice(0, mostPlaces).flatMap((item) => {
    const place = v.safeParse(placeSchema, item);
    return place.success ? [place.output] : [];
  });
}
