import type { Place } from '#contracts/provider/places.ts';
import { foldText } from '#contracts/values/foldText.ts';

/**
 * The places with a name, whatever its case and accents: none, one, or one in each of several
 * countries.
 */
export function placesNamed(places: readonly Place[], name: string): Place[] {
  const wanted = foldText(name);
  return wanted === '' ? [] : places.filter((place) => foldText(place.name) === wanted);
}
