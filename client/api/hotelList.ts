import type { Hotel } from '#contracts/hotels.ts';
import type { StayQuery } from '#contracts/rates.ts';
import { readHotel, type ShapeError } from './readHotel.ts';

/** The hotels of a list that could be read, and what had to be left out of it. */
export interface HotelList {
  hotels: Hotel[];
  errors: ShapeError[];
}

/**
 * Reads a list of hotels one by one, so that one bad hotel or rate does not cost the traveller the
 * rest. `root` names the list in the response: '' when it is bare.
 */
export function readHotelList(
  root: string,
  items: readonly unknown[],
  requested: StayQuery = {},
): HotelList {
  const readings = items.map((item, index) => readHotel(`${root}[${index}]`, item, requested));
  return {
    hotels: readings.flatMap(({ hotel }) => hotel ?? []),
    errors: readings.flatMap(({ errors }) => errors),
  };
}
