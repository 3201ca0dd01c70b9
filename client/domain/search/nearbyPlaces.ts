import type { Place } from '#contracts/provider/places.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { kilometersBetween } from '../map/distancesFromMiddle.ts';
import { coordinatesOf } from '../map/coordinates.ts';

/**
 * A place that is proposed instead of the searched place. If it was proposed because it is near, it
 * has the distance in kilometers.
 */
export interface ProposedPlace {
  readonly place: Place;
  readonly km?: number;
}

/** The maximum number of proposed places. */
export const mostProposed = 3;
/**
 * The maximum distance of a proposed place. A trip to a place farther away is a different journey.
 */
const farthestKm = 1_500;

/**
 * Returns at most three places with hotels, starting with the place nearest to the searched place.
 * `searched` contains the places with the searched name. The list is empty if there are several
 * such places, or if the only one has no coordinates.
 */
export function nearbyPlaces(
  places: readonly Place[],
  searched: readonly Place[],
): ProposedPlace[] {
  const [center] = searched.flatMap((place) => coordinatesOf(place) ?? []);
  if (!center || searched.length > 1) return [];
  return places
    .flatMap((place) => {
      const at = coordinatesOf(place);
      return at && place.hotels !== 0 && !searched.includes(place)
        ? [{ place, km: kilometersBetween(center, at) }]
        : [];
    })
    .filter(({ km }) => km <= farthestKm)
    .sort((one, other) => one.km - other.km)
    .slice(0, mostProposed);
}

/**
 * Returns the places with a name, regardless of case and accents. If there are several, each is in
 * a different country.
 */
export function placesNamed(places: readonly Place[], name: string): Place[] {
  const wanted = foldText(name);
  return wanted === '' ? [] : places.filter((place) => foldText(place.name) === wanted);
}
