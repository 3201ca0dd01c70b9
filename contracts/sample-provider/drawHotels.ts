import type { IndexedHotel } from './indexHotels.ts';
import { createRandom } from './random.ts';

/**
 * Draws `count` different hotels at random, or returns all of them when there are fewer. With a seed
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
