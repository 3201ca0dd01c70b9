import * as v from 'valibot';
import { type Hotel, hotelSchema } from '#contracts/hotels.ts';
import { formatPath } from './formatPath.ts';

/** Where an answer departs from its schema: a path such as `hotels[3].name`, and what is wrong there. */
interface ShapeFault {
  path: string;
  message: string;
}

/** The hotels of a list that are whole, and the faults of those that had to be left out. */
export interface HotelList {
  hotels: Hotel[];
  faults: ShapeFault[];
}

/**
 * Keeps the hotels that have their shape and reports the others, so that one bad hotel does not cost
 * the traveller the rest of the list. `root` names the list in the answer: '' when it is bare.
 */
export function keepWholeHotels(root: string, items: readonly unknown[]): HotelList {
  const list: HotelList = { hotels: [], faults: [] };
  items.forEach((item, index) => {
    const read = v.safeParse(hotelSchema, item);
    if (read.success) list.hotels.push(read.output);
    else {
      const [issue] = read.issues;
      list.faults.push({
        path: formatPath(`${root}[${index}]`, issue.path),
        message: issue.message,
      });
    }
  });
  return list;
}
