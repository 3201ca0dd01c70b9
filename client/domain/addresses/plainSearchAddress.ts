import type { Naming } from '#contracts/texts/placeNames.ts';
import { providerCity } from '../destinations/providerCity.ts';
import { mendStay } from '../search/mendStay.ts';
import { normalizeCriteria } from '../search/searchQuery.ts';
import { listingAddress, readListingAddress } from './listingAddress.ts';

/**
 * The listing's address, in English, for what the forms of search and filters were filled with where
 * there is no JavaScript: the address that the app goes to for the same. `query` has the fields of
 * the listing's address; wrong ones count as empty. `listed` are the provider's names of its places.
 * Fewer adults than rooms become as many, and the first page of the results is shown.
 */
export function plainSearchAddress(i18n: Naming, query: string, listed: readonly string[]): string {
  const { near, nearName, checkIn, checkOut, ...listing } = readListingAddress(`?${query}`).value;
  const { stay } = mendStay({ checkIn, checkOut });
  const city = providerCity(i18n, listing.city, listed);
  const criteria = normalizeCriteria({ city, near, nearName, ...stay });
  return listingAddress({ ...listing, ...criteria, page: 1 });
}
