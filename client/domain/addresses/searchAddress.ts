import { routes } from '../paths.ts';
import { partyFields } from '../search/party.ts';
import { criteriaFields } from '../search/searchQuery.ts';
import { addressCodec } from './addressCodec.ts';

/** What of the listing's address is the search: the criteria and the party. */
export const searchFields = { ...criteriaFields, ...partyFields };

const codec = addressCodec(searchFields);

/**
 * The listing of a search, without a filter; what is not given has its default. The hotels nearest
 * to a landmark come first.
 */
export function searchAddress(search: Parameters<typeof codec.write>[0] = {}): string {
  return routes.listing + codec.write(search) + (search.near ? '&sort=distance' : '');
}

/** Reads the search of a listing's address. */
export function readSearch(address: string) {
  return codec.read(address.replace(/^[^?]*/, '')).value;
}

/** A listing's address for another search; its filters and all else stay. */
export const changeSearch = codec.change;

/**
 * Identifies the page that an address shows: by its path, and on the listing by path, search and
 * party. Whatever else the query says, such as a filter, changes the same page.
 */
export function pageId({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === routes.listing ? searchAddress(readSearch(search)) : pathname;
}
