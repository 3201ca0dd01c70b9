import { hotelIdPattern } from '#contracts/provider/hotels.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { routes } from '../paths.ts';
import { partyFields } from '../search/party.ts';
import { stayFields } from '../search/searchQuery.ts';
import { addressCodec } from './addressCodec.ts';
import { distinctOf, flag, flagsOf, one, type ValueKind } from './addressFields.ts';

/** The maximum number of hotels in one comparison. */
export const mostCompared = 4;

/** The id of a hotel. `.` and `..` are not accepted. */
const hotelId: ValueKind<string> = {
  parse: (text) => (hotelIdPattern.test(text) && text !== '.' && text !== '..' ? text : undefined),
  format: (id) => id,
};

/** The fields of the listing's address that concern the comparison. */
export const tickedFields = {
  /** Whether rows can be ticked for a comparison. Spec §2. */
  comparing: one('comparing', flag, true),
  /**
   * The ids of the hotels that are ticked, each at most once. The parameter is repeated for each.
   */
  compare: distinctOf('compare', hotelId, mostCompared),
};

/** Returns a listing's address with these hotels ticked. All other parameters stay. */
export function tickHotels(listing: string, compare: readonly string[]): string {
  return addressCodec(tickedFields).change(listing, { comparing: true, compare });
}

const codec = addressCodec({
  hotels: distinctOf('hotels', hotelId, mostCompared),
  ...stayFields,
  ...partyFields,
  /** The facts of rates that the results listed first. */
  facts: flagsOf(rateFactNames),
  /** Whether only the rows in which the hotels differ are shown. */
  differences: one('differences', flag, false),
});

/**
 * The content of a comparison's address: the ids of the hotels, the stay, the party, the wanted
 * facts of rates, and which rows are shown.
 */
export type CompareAddress = ReturnType<typeof codec.read>['value'];

/** Reads the query of a comparison. Wrong values become their default and are named in `mended`. */
export const readCompareAddress = codec.read;

/** Writes the query of a comparison with its `?`. Returns '' when every field has its default. */
export const compareQuery = codec.write;

/** Returns the address of a comparison. A missing field has its default. */
export function compareAddress(comparison: Partial<CompareAddress> = {}): string {
  return routes.compare + codec.write(comparison);
}
