import type { Place } from '#contracts/provider/places.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { kilometresBetween } from '../map/distancesFromMiddle.ts';
import { coordinatesOf } from '../map/coordinates.ts';

/**
 * A place to search for instead; with the distance in kilometres from the one that was searched
 * for, if it is near.
 */
export interface ProposedPlace {
  readonly place: Place;
  readonly km?: number;
}

/** How many places are proposed at most. */
export const mostProposed = 3;
/** A place farther away is another journey. */
const farthestKm = 1_500;

/**
 * At most three places with hotels, the nearest to the one that was searched for first. None where
 * its coordinates are not known, and where several have its name (`searched`).
 */
export function nearbyPlaces(
  places: readonly Place[],
  searched: readonly Place[],
): ProposedPlace[] {
  const [centre] = searched.flatMap((place) => coordinatesOf(place) ?? []);
  if (!centre || searched.length > 1) return [];
  return places
    .flatMap((place) => {
      const at = coordinatesOf(place);
      return at && place.hotels !== 0 && !searched.includes(place)
        ? [{ place, km: kilometresBetween(centre, at) }]
        : [];
    })
    .filter(({ km }) => km <= farthestKm)
    .sort((one, other) => one.km - other.km)
    .slice(0, mostProposed);
}

/**
 * The places with a name, whatever its case and accents: none, one, or one in each of several
 * countries.
 */
export function placesNamed(places: readonly Place[], name: string): Place[] {
  const wanted = foldText(name);
  return wanted === '' ? [] : places.filter((place) => foldText(place.name) === wanted);
}
