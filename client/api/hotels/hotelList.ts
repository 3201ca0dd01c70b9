import type { Hotel } from '#contracts/provider/hotels.ts';
import type { StayQuery } from '#contracts/provider/rates.ts';
import { readHotel, type ShapeError } from './readHotel.ts';

/** How long a list is read before the browser gets to handle input, in milliseconds. */
const sliceMs = 40;

/** The hotels of a list that could be read, and what had to be left out of it. */
export interface HotelList {
  hotels: Hotel[];
  errors: ShapeError[];
  /** How many hotels were found, where these are only the first of them. */
  total?: number;
}

/**
 * Reads a list of hotels one by one, so that one bad hotel or rate does not cost the traveller the
 * rest, and in slices, so that a long list does not block the page. `root` names the list in the
 * response: '' when it is bare. The list is frozen, which spares the store freezing every part of it.
 */
export async function readHotelList(
  root: string,
  items: readonly unknown[],
  requested: StayQuery = {},
): Promise<HotelList> {
  const list: HotelList = { hotels: [], errors: [] };
  let sliceStart = performance.now();
  for (const [index, item] of items.entries()) {
    const { hotel, errors } = readHotel(`${root}[${index}]`, item, requested);
    if (hotel) list.hotels.push(hotel);
    list.errors.push(...errors);
    if (performance.now() - sliceStart > sliceMs) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceStart = performance.now();
    }
  }
  return Object.freeze(list);
}
