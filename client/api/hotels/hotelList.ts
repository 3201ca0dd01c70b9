import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RatesQuery } from '#contracts/provider/rates.ts';
import { readHotel, type ShapeError } from './readHotel.ts';

/** How long a list is read before the browser gets to handle input, in milliseconds. */
const sliceMs = 40;

/** How long the next slice may wait for the browser to be idle, in milliseconds. */
const mostIdleMs = 500;

/**
 * A list of this many hotels is `longList`: its first ones are handed over before the rest is read.
 */
const longList = 500;
const firstOfLongList = 100;

/** The hotels of a list that could be read, and what had to be left out of it. */
export interface HotelList {
  hotels: Hotel[];
  errors: ShapeError[];
  /** How many hotels were found, where these are only the first of them. */
  total?: number;
}

/**
 * Reads a list of hotels one by one, so that one bad hotel or rate does not cost the traveler the
 * rest, and in slices, so that a long list does not block the page. `root` names the list in the
 * response: '' when it is bare. `onFirst` gets the first hotels of a long list, and they can be
 * shown before the rest is read. What is handed over is frozen, which spares the store freezing
 * every part of it.
 */
export async function readHotelList(
  root: string,
  items: readonly unknown[],
  requested: RatesQuery = {},
  onFirst?: (hotels: readonly Hotel[]) => void,
): Promise<HotelList> {
  const list: HotelList = { hotels: [], errors: [] };
  let sliceStart = performance.now();
  for (const [index, item] of items.entries()) {
    const { hotel, errors } = readHotel(`${root}[${index}]`, item, requested);
    if (hotel) list.hotels.push(hotel);
    list.errors.push(...errors);
    if (onFirst && index + 1 === firstOfLongList && items.length >= longList) {
      onFirst(Object.freeze([...list.hotels]));
      await untilIdle();
      sliceStart = performance.now();
    } else if (performance.now() - sliceStart > sliceMs) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceStart = performance.now();
    }
  }
  return Object.freeze(list);
}

/**
 * Resolves when the browser has nothing to draw or handle; where it cannot tell, after the tasks
 * that wait.
 */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: mostIdleMs });
    else setTimeout(resolve);
  });
}
