import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RatesQuery } from '#contracts/provider/rates.ts';
import { readHotel, type ShapeError } from './readHotel.ts';

/** The time for which a list is read before the browser can handle input, in milliseconds. */
const sliceMs = 40;

/** The maximum time for which the next slice waits for the browser to be idle, in milliseconds. */
const mostIdleMs = 500;

/**
 * The number of hotels from which on a list is long. The first hotels of a long list are passed on
 * before the rest is read.
 */
const longList = 500;
const firstOfLongList = 100;

/** The readable hotels of a list, and the errors of the parts that were left out. */
export interface HotelList {
  hotels: Hotel[];
  errors: ShapeError[];
  /** The total number of hotels found, if these are only the first of them. */
  total?: number;
}

/**
 * Reads a list of hotels one by one, so that one bad hotel or rate does not cost the traveler the
 * other hotels. It reads in slices, so that a long list does not block the page. `root` names the
 * list in the response, and is '' for a bare list.
 *
 * `onFirst` receives the first hotels of a long list, which can be shown before the rest is read.
 * All returned objects are frozen, which spares the store from freezing each part of them.
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
 * Resolves when the browser has nothing to paint or handle. If the browser cannot tell, it resolves
 * after the waiting tasks.
 */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: mostIdleMs });
    else setTimeout(resolve);
  });
}
