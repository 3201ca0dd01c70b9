import type { Naming } from '#contracts/texts/placeNames.ts';
import { providerCity } from '../destinations/providerCity.ts';
import { mendStay } from '../search/mendStay.ts';
import { normalizeCriteria } from '../search/searchQuery.ts';
import { readSearch, searchAddress } from './searchAddress.ts';

/**
 * The listing's address, in English, for what the search form was filled with where there is no
 * JavaScript: the address that the app goes to for the same search. `query` has the fields of the
 * listing's address; wrong ones count as empty. `listed` are the provider's names of its places.
 * Fewer adults than rooms become as many.
 */
export function plainSearchAddress(i18n: Naming, query: string, listed: readonly string[]): string {
  const { city, checkIn, checkOut, party } = readSearch(`?${query}`);
  const { stay } = mendStay({ checkIn, checkOut });
  const named = providerCity(i18n, city, listed);
  return searchAddress({ ...normalizeCriteria({ city: named, ...stay }), party });
}
