import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RatesQuery } from '#contracts/provider/rates.ts';
import { readHotel, type ShapeError } from './readHotel.ts';

/**
 * The time in milliseconds for which a list is read before the browser gets a chance to handle
 * input.
 */
const sliceMs = 40;

/** The maximum time for which the next slice waits for the browser to be idle, in milliseconds. */
const mostIdleMs = 500;

/**
 * The number of hotels at which a list counts as long. The first hotels of a long list are passed
 * on before the rest is read.
 */
const longList = 500;
const firstOfLongList = 100;

/** The readable hotels of a list, and the errors of the parts that were left out. */
export interface HotelList {
  hotels: Hotel[];
  errors: ShapeError[];
  /** The number of all hotels that were found, if the list has only the first of them. */
  total?: number;
}

/**
 * Reads a list of hotels one by one, so that one bad hotel or rate does not hide the other hotels
 * from the traveler. It reads in slices, so that a long list does not block the page. `root` is the
 * path of the list in the response, or '' if the response is the list itself.
 *
 * `onFirst` receives the first hotels of a long list, which can be shown before the rest is read.
 * All returned objects are frozen, so that the store does not have to freeze each part of them.
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
 * Resolves when the browser is idle. If the browser cannot report that it is idle, resolves after
 * the tasks that are already waiting.
 */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: mostIdleMs });
    else setTimeout(resolve);
  });
}
