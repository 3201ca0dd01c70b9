import type { Naming } from '#contracts/texts/placeNames.ts';
import { providerCity } from '../destinations/providerCity.ts';
import { mendStay } from '../search/mendStay.ts';
import { normalizeCriteria } from '../search/searchQuery.ts';
import { listingAddress, readListingAddress } from './listingAddress.ts';

/**
 * Returns the address of the English listing for the search and filter forms of a browser without
 * JavaScript. For the same input, the app would open the same address.
 *
 * `query` has the fields of the listing's address, and invalid fields count as empty. `listed`
 * contains the provider's names of its places. If a party has fewer adults than rooms, adults are
 * added so that each room has one. The address shows the first page of the results.
 */
export function plainSearchAddress(i18n: Naming, query: string, listed: readonly string[]): string {
  const { near, nearName, checkIn, checkOut, ...listing } = readListingAddress(`?${query}`).value;
  const { stay } = mendStay({ checkIn, checkOut });
  const city = providerCity(i18n, listing.city, listed);
  const criteria = normalizeCriteria({ city, near, nearName, ...stay });
  return listingAddress({ ...listing, ...criteria, page: 1 });
}
