import { foldText } from './foldText.ts';
import type { HotelIndex, IndexedHotel } from './indexHotels.ts';
import { mixBits } from './random.ts';
import type { Stay } from './readStay.ts';

/** The longest list a search answers: all hotels of a large city. Without it a list could grow to megabytes. */
const searchLimit = 60;

const nightsPerWeek = 7;
const shareOfFullWeeks = 0.18;

/**
 * The hotels of a city, whatever the case and accents of its name, or, when no city is given, hotels
 * from all over: the first free one of each city, then the second, and so on. Dates leave out those
 * that are full. An unknown city has none.
 */
export function searchHotels(
  index: HotelIndex,
  city: string | undefined,
  stay: Stay | undefined,
): IndexedHotel[] {
  const wanted = foldText(city ?? '');
  const free = (hotel: IndexedHotel) => stay === undefined || isFree(hotel, stay);
  if (wanted) return takeFree([index.byCity.get(wanted) ?? []], free);
  return takeFree(index.worldwide, free);
}

/** Goes round the lists taking the next free hotel of each, until there are enough or none is left. */
function takeFree(
  lists: readonly (readonly IndexedHotel[])[],
  free: (hotel: IndexedHotel) => boolean,
): IndexedHotel[] {
  const taken: IndexedHotel[] = [];
  let walks = lists.map((list) => list[Symbol.iterator]());
  while (walks.length > 0 && taken.length < searchLimit) {
    walks = walks.filter((walk) => {
      if (taken.length === searchLimit) return false;
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
 * A hotel is full in some weeks, always the same ones, and free for a stay that touches none of
 * them: a stay within another is never harder to place than that other.
 */
function isFree(hotel: IndexedHotel, { first, end }: Stay): boolean {
  const lastWeek = Math.floor((end - 1) / nightsPerWeek);
  for (let week = Math.floor(first / nightsPerWeek); week <= lastWeek; week += 1) {
    if (mixBits(hotel.hash ^ Math.imul(week, 0x9e3779b1)) < shareOfFullWeeks * 0x1_0000_0000) {
      return false;
    }
  }
  return true;
}
