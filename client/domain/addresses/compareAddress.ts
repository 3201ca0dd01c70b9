import { hotelIdPattern } from '#contracts/provider/hotels.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { routes } from '../paths.ts';
import { partyFields } from '../search/party.ts';
import { stayFields } from '../search/searchQuery.ts';
import { addressCodec } from './addressCodec.ts';
import { distinctOf, flag, flagsOf, one, type ValueKind } from './addressFields.ts';

/** The most hotels that can be compared with each other. */
export const mostCompared = 4;

/** A hotel's id. Neither `.` nor `..` is one. */
const hotelId: ValueKind<string> = {
  parse: (text) => (hotelIdPattern.test(text) && text !== '.' && text !== '..' ? text : undefined),
  format: (id) => id,
};

/** What the address of the listing has for a comparison. */
export const tickedFields = {
  /** Whether rows can be ticked for a comparison. Spec §2. */
  comparing: one('comparing', flag, true),
  /**
   * The ids of the hotels that are ticked, each at most once. The parameter is repeated for each.
   */
  compare: distinctOf('compare', hotelId, mostCompared),
};

/** A listing's address with these hotels ticked; all else of it stays. */
export function tickHotels(listing: string, compare: readonly string[]): string {
  return addressCodec(tickedFields).change(listing, { comparing: true, compare });
}

const codec = addressCodec({
  hotels: distinctOf('hotels', hotelId, mostCompared),
  ...stayFields,
  ...partyFields,
  /** What the rates that come first have, as the results had it. */
  facts: flagsOf(rateFactNames),
  /** Whether only the rows are shown in which the hotels differ. */
  differences: one('differences', flag, false),
});

/**
 * What the address of a comparison says: the ids of the hotels, the stay, the party, the
 * facts of rates that are wanted and which rows are shown.
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
