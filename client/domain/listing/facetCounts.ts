import { type Facet, facets, facetTest } from './facets.ts';
import type { HotelFacts } from './hotelFacts.ts';
import type { ListFacts } from './listFacts.ts';
import type { ListingFilters } from './listingFilters.ts';

/**
 * How many hotels other choices would show; of a live list, how many of those have an offer for the
 * party.
 */
export interface FacetCounts {
  /** The number of matches once `change`, which concerns `facet` alone, is made. */
  with: (facet: Facet, change: Partial<ListingFilters>) => number;
  /** The number of matches without any filter of `facet`. */
  without: (facet: Facet) => number;
}

/**
 * Counts for the choices of a list; the hotels that pass all other facets are found once a facet.
 * Breakfast changes the prices too, so that its counts are found anew.
 */
export function facetCounts(list: ListFacts, filters: ListingFilters): FacetCounts {
  const found = new Map<Facet, readonly HotelFacts[]>();
  const others = (facet: Facet) => {
    const hotels = found.get(facet) ?? filterHotels(list, filters, facet);
    found.set(facet, hotels);
    return hotels;
  };
  return {
    with: (facet, change) => {
      if (facet === 'breakfast')
        return countOf(list, filterHotels(list, { ...filters, ...change }));
      const test = list.known.has(facet) ? facetTest(facet, { ...filters, ...change }) : undefined;
      return countOf(list, test ? others(facet).filter(test) : others(facet));
    },
    without: (facet) =>
      countOf(
        list,
        facet === 'breakfast'
          ? filterHotels(list, { ...filters, breakfast: false })
          : others(facet),
      ),
  };
}

/** The number of hotels that can be booked; of a list without prices, of all. */
function countOf({ live }: ListFacts, hotels: readonly HotelFacts[]): number {
  return live ? hotels.filter(({ price }) => price).length : hotels.length;
}

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
