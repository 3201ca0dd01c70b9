import { routes } from '../paths.ts';
import { partyFields } from '../search/party.ts';
import { criteriaFields } from '../search/searchQuery.ts';
import { addressCodec } from './addressCodec.ts';

/** The fields of the listing's address that make up the search: the criteria and the party. */
export const searchFields = { ...criteriaFields, ...partyFields };

const codec = addressCodec(searchFields);

/**
 * Returns the listing's address for a search without filters. A missing field has its default. If
 * the search has a landmark, the nearest hotels come first.
 */
export function searchAddress(search: Parameters<typeof codec.write>[0] = {}): string {
  return routes.listing + codec.write(search) + (search.near ? '&sort=distance' : '');
}

/** Reads the search from a listing's address. */
export function readSearch(address: string) {
  return codec.read(address.replace(/^[^?]*/, '')).value;
}

/** Returns a listing's address for another search. Its filters and all other parameters stay. */
export const changeSearch = codec.change;

/**
 * Returns an identifier of the page that an address shows. It consists of the path and, on the
 * listing, the search and the party. Two addresses that differ only in other parameters, such as a
 * filter, show the same page.
 */
export function pageId({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === routes.listing ? searchAddress(readSearch(search)) : pathname;
}
