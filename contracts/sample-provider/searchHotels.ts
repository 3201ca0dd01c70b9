import { foldText } from '../values/foldText.ts';
import type { HotelIndex, IndexedHotel } from './indexHotels.ts';
import { createRandom } from './random.ts';
import { isFree } from './rates/isFree.ts';
import type { Stay } from './readStay.ts';
import type { Place } from '../provider/places.ts';
import type { City } from './catalog/cities.ts';

/**
 * Finds the hotels of a city, ignoring the case and the accents of its name. An unknown city has no
 * hotels. Without a city, it returns the first free hotel of each city, then the second, and so on.
 * Hotels that are full during the stay are left out. The result has at most `limit` hotels; if
 * there are more, `total` is the number of all.
 */
export function searchHotels(
  index: HotelIndex,
  city: string | undefined,
  stay: Stay | undefined,
  limit: number,
): { hotels: IndexedHotel[]; total: number | undefined } {
  const wanted = foldText(city ?? '');
  const free = (hotel: IndexedHotel) => stay === undefined || isFree(hotel, stay);
  const lists = wanted ? [index.byCity.get(wanted) ?? []] : index.worldwide;
  const hotels = takeFree(lists, free, limit);
  const total = hotels.length < limit ? hotels.length : countFree(lists, stay);
  return { hotels, total: total > hotels.length ? total : undefined };
}

function countFree(lists: readonly (readonly IndexedHotel[])[], stay: Stay | undefined): number {
  let count = 0;
  for (const list of lists) {
    if (stay === undefined) count += list.length;
    else for (const hotel of list) count += Number(isFree(hotel, stay));
  }
  return count;
}

/** Takes the next free hotel of each list in turn, until there are enough or none is left. */
function takeFree(
  lists: readonly (readonly IndexedHotel[])[],
  free: (hotel: IndexedHotel) => boolean,
  limit: number,
): IndexedHotel[] {
  const taken: IndexedHotel[] = [];
  let walks = lists.map((list) => list[Symbol.iterator]());
  while (walks.length > 0 && taken.length < limit) {
    walks = walks.filter((walk) => {
      if (taken.length === limit) return false;
      for (let step = walk.next(); !step.done; step = walk.next()) {
        if (free(step.value)) {
          taken.push(step.value);
          return true;
        }
      }
      return false;
    });
  }
  return taken;
}

/**
 * Draws `count` different hotels at random, or returns all of them if there are fewer. With a seed,
 * the result is the same each time.
 */
export function drawHotels(
  hotels: readonly IndexedHotel[],
  count: number,
  seed: string | undefined,
): IndexedHotel[] {
  const next = seed === undefined ? Math.random : createRandom(`${count} of ${seed}`).next;
  const drawn = new Set<IndexedHotel>();
  while (drawn.size < Math.min(count, hotels.length)) {
    const hotel = hotels[Math.floor(next() * hotels.length)];
    if (hotel) drawn.add(hotel);
  }
  return [...drawn];
}

/**
 * Returns the cities that have hotels, each with the number of hotels that a search finds, at most
 * `limit`.
 */
export function listPlaces({ byCity }: HotelIndex, limit: number): Place[] {
  return [...byCity.values()].flatMap((hotels) => {
    const [first] = hotels;
    return first ? [listedPlaceOf(first.city, Math.min(hotels.length, limit))] : [];
  });
}

/** Returns a city as a place. Its center is the middle of its areas. */
function listedPlaceOf({ name, countryCode, areas }: City, hotels: number): Place {
  const mean = (degrees: readonly number[]) =>
    Math.round((degrees.reduce((sum, each) => sum + each, 0) / degrees.length) * 1e4) / 1e4;
  return {
    name,
    country_code: countryCode,
    hotels,
    latitude: mean(areas.map(({ latitude }) => latitude)),
    longitude: mean(areas.map(({ longitude }) => longitude)),
  };
}
