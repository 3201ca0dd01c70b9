import { hotelIdPattern } from '#contracts/provider/hotels.ts';
import { distinctOf, type ValueKind } from './addressCodec.ts';

/** The most hotels that can be compared with each other. */
export const mostCompared = 4;

/** A hotel's id. Neither `.` nor `..` is one. */
const hotelId: ValueKind<string> = {
  parse: (text) => (hotelIdPattern.test(text) && text !== '.' && text !== '..' ? text : undefined),
  format: (id) => id,
};

/** The ids of hotels to compare as an address field, each at most once. The parameter is repeated for each. */
export function comparedHotels(name: string) {
  return distinctOf(name, hotelId, mostCompared);
}
