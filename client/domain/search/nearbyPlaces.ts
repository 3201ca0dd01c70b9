import { foldText } from '#contracts/values/foldText.ts';
import type { Place } from '#contracts/provider/places.ts';
import { kilometresBetween } from '../map/distancesFromMiddle.ts';
import { placeOf } from '../map/place.ts';
import { placesNamed } from './placesNamed.ts';

/** A place with its distance from the one that was searched for, in kilometres; without it, a similar name. */
export interface ProposedPlace {
  readonly place: Place;
  readonly km?: number;
}

const mostNames = 3;
const mostNear = 3;
/** A place farther away is another journey. */
const farthestKm = 1_500;

/**
 * What to propose in place of a search that found nothing: at most three places with hotels, the nearest to the one
 * searched for, where that is listed with its coordinates, else those with a similar name.
 */
export function nearbyPlaces(places: readonly Place[], city: string): ProposedPlace[] {
  const searched = placesNamed(places, city);
  const others = places.filter((place) => place.hotels !== 0 && !searched.includes(place));
  return searched.length > 0 ? nearest(others, searched) : similar(others, foldText(city));
}

function nearest(places: readonly Place[], searched: readonly Place[]): ProposedPlace[] {
  const [centre] = searched.flatMap((place) => placeOf(place) ?? []);
  if (!centre || searched.length > 1) return [];
  return places
    .flatMap((place) => {
      const at = placeOf(place);
      return at ? [{ place, km: kilometresBetween(centre, at) }] : [];
    })
    .filter(({ km }) => km <= farthestKm)
    .sort((one, other) => one.km - other.km)
    .slice(0, mostNear);
}

function similar(places: readonly Place[], typed: string): ProposedPlace[] {
  if (typed === '') return [];
  const mostEdits = Math.min(3, Math.floor((typed.length + 1) / 3));
  return places
    .map((place) => ({ place, edits: countEdits(typed, foldText(place.name), mostEdits) }))
    .filter(({ edits }) => edits <= mostEdits)
    .sort(
      (one, other) =>
        one.edits - other.edits || (other.place.hotels ?? 0) - (one.place.hotels ?? 0),
    )
    .slice(0, mostNames)
    .map(({ place }) => ({ place }));
}

/**
 * How many letters to add, remove, replace or swap with the next one until two texts are the same; Infinity where
 * their lengths already differ by more than `most`. The optimal string alignment distance.
 */
function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          replaced,
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
