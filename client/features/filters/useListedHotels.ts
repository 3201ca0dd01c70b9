import { useMemo } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { facetCounts, type FacetCounts } from '../../domain/listing/facetCounts.ts';
import { filterHotels } from '../../domain/listing/filterHotels.ts';
import type { HotelFacts } from '../../domain/listing/hotelFacts.ts';
import { type ListFacts, listFacts } from '../../domain/listing/listFacts.ts';
import type { ListingFilters } from '../../domain/listing/listingFilters.ts';
import { type ListPage, pageOf } from '../../domain/listing/pages.ts';
import { type Sort, sortHotels, sortsFor } from '../../domain/listing/sortHotels.ts';
import type { ListingAddress } from '../../domain/listingAddress.ts';
import type { Party } from '../../domain/party.ts';
import { useStable } from './useStable.ts';

/** The results as the address wants them: filtered, sorted, and cut into pages. */
export interface ListedHotels {
  list: ListFacts;
  party: Party;
  filters: ListingFilters;
  counts: FacetCounts;
  /** All hotels that pass the filters, in their order. */
  matches: readonly HotelFacts[];
  sorts: readonly Sort[];
  sort: Sort;
  shown: ListPage<HotelFacts>;
}

/**
 * Prepares a list for the listing. Each step is done again only when what it reads has changed: the
 * facts with the list and the party, the matches with the filters, the order with the sort. A sort that
 * the data does not allow is the provider's order.
 */
export function useListedHotels(hotels: readonly Hotel[], listing: ListingAddress): ListedHotels {
  const party = useStable(partyOf(listing));
  const filters = useStable(filtersOf(listing));
  const list = useMemo(() => listFacts(hotels, party), [hotels, party]);
  const matches = useMemo(() => filterHotels(list, filters), [list, filters]);
  const counts = useMemo(() => facetCounts(list, filters), [list, filters]);
  const sorts = useMemo(() => sortsFor(list), [list]);
  const sort = sorts.includes(listing.sort) ? listing.sort : 'recommended';
  const sorted = useMemo(() => sortHotels(matches, sort), [matches, sort]);
  const shown = useMemo(() => pageOf(sorted, listing.page), [sorted, listing.page]);
  return { list, party, filters, counts, matches: sorted, sorts, sort, shown };
}

function partyOf({ rooms, adults, childAges }: ListingAddress): Party {
  return { rooms, adults, childAges };
}

function filtersOf(listing: ListingAddress): ListingFilters {
  const { stars, guestRating, neighborhood, kind, breakfast, minPrice, maxPrice, name } = listing;
  return { stars, guestRating, neighborhood, kind, breakfast, minPrice, maxPrice, name };
}
