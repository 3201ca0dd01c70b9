import { type Facet, facets, facetTest } from './facets.ts';
import type { HotelFacts } from './hotelFacts.ts';
import type { ListFacts } from './listFacts.ts';
import type { ListingFilters } from './listingFilters.ts';

/** The hotels that pass every filter, in the provider's order. `except` leaves one facet out. */
export function filterHotels(
  list: ListFacts,
  filters: ListingFilters,
  except?: Facet,
): readonly HotelFacts[] {
  const tests = facets.flatMap((facet) =>
    facet !== except && list.known.has(facet) ? (facetTest(facet, filters) ?? []) : [],
  );
  if (tests.length === 0) return list.hotels;
  return list.hotels.filter((hotel) => tests.every((test) => test(hotel)));
}
