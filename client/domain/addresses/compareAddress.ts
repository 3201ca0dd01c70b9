import { hotelIdPattern } from '#contracts/provider/hotels.ts';
import { routes } from '../paths.ts';
import { partyFields } from '../search/party.ts';
import { stayFields } from '../search/searchQuery.ts';
import { addressCodec } from './addressCodec.ts';
import { distinctOf, flag, one, type ValueKind } from './addressFields.ts';

/** The most hotels that can be compared with each other. */
export const mostCompared = 4;

/** A hotel's id. Neither `.` nor `..` is one. */
const hotelId: ValueKind<string> = {
  parse: (text) => (hotelIdPattern.test(text) && text !== '.' && text !== '..' ? text : undefined),
  format: (id) => id,
};

/**
 * The ids of hotels to compare as an address field, each at most once. The parameter is repeated
 * for each.
 */
export function comparedHotels(name: string) {
  return distinctOf(name, hotelId, mostCompared);
}

const codec = addressCodec({
  hotels: comparedHotels('hotels'),
  ...stayFields,
  ...partyFields,
  /** Whether prices with breakfast come first, as the results had it. */
  breakfast: one('breakfast', flag, false),
  /** Whether only the rows are shown in which the hotels differ. */
  differences: one('differences', flag, false),
});

/**
 * What the address of a comparison says: the ids of the hotels, the stay, the party, whether
 * breakfast is wanted and which rows are shown.
 */
export type CompareAddress = ReturnType<typeof codec.read>['value'];

/** Reads the query of a comparison. Wrong values become their default and are named in `mended`. */
export const readCompareAddress = codec.read;

/** The query of a comparison with its `?`, or ''. */
export const compareQuery = codec.write;

/** The address of a comparison; a field that is not given has its default. */
export function compareAddress(comparison: Partial<CompareAddress> = {}): string {
  return routes.compare + codec.write(comparison);
}
