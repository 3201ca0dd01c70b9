import { listingAddress, readListingAddress } from './listingAddress.ts';
import { routes } from '../paths.ts';

/**
 * Identifies the page that an address shows: by its path, and on the listing by path, search and
 * party. Whatever else the query says, such as a filter, changes the same page.
 */
export function pageId({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname !== routes.listing) return pathname;
  const { city, checkIn, checkOut, rooms, adults, childAges } = readListingAddress(search).value;
  return listingAddress({ city, checkIn, checkOut, rooms, adults, childAges });
}
