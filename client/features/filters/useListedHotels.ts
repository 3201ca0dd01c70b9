import { useMemo } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Party } from '#contracts/values/party.ts';
import type { ListingAddress } from '../../domain/addresses/listingAddress.ts';
import { filterQuery, type ListingFilters, readFilters } from '../../domain/listing/facets.ts';
import { facetCounts, type FacetCounts, filterHotels } from '../../domain/listing/filterHotels.ts';
import type { HotelFacts } from '../../domain/listing/hotelFacts.ts';
import { inOneCurrency, type PriceComparison } from '../../domain/listing/inOneCurrency.ts';
import { listFacts, type ListFacts } from '../../domain/listing/listFacts.ts';
import type { Center } from '../../domain/search/centerDistance.ts';
import { type Availability, availabilityOf } from '../../domain/listing/availability.ts';
import { type ListPage, pageOf } from '../../domain/listing/pages.ts';
import { type Sort, sortHotels, sortsFor } from '../../domain/listing/sortHotels.ts';
import { usePriceComparison } from './usePriceComparison.ts';

/** The results for the address of the listing: filtered, sorted, and cut into pages. */
export interface ListedHotels {
  list: ListFacts;
  /** The exchange rates with which prices in several currencies can be compared. */
  comparison: PriceComparison | undefined;
  party: Party;
  filters: ListingFilters;
  counts: FacetCounts;
  /** All hotels that pass the filters, in the sort order. */
  matches: readonly HotelFacts[];
  /** How many of the matches can be booked, or undefined if no hotel in the list has prices. */
  availability: Availability | undefined;
  /** Whether the filters leave out any hotel. */
  filtered: boolean;
  sorts: readonly Sort[];
  sort: Sort;
  shown: ListPage<HotelFacts>;
}

/**
 * Prepares the hotels for the listing. Each step runs again only when its input has changed. The
 * facts depend on the list, the party and the centers of the searched place. The matches depend on
 * the filters, and their order depends on the sort. If the data does not allow that sort, the
 * hotels are in the provider's order.
 */
export function useListedHotels(
  hotels: readonly Hotel[],
  listing: ListingAddress,
  centers: readonly Center[],
): ListedHotels {
  const { party } = listing;
  const query = filterQuery(listing);
  const filters = useMemo(() => readFilters(query).value, [query]);
  const facts = useMemo(
    () => listFacts(hotels, party, { centers, locale: navigator.language }),
    [hotels, party, centers],
  );
  const comparison = usePriceComparison(facts, listing);
  const list = useMemo(() => inOneCurrency(facts, comparison), [facts, comparison]);
  const matches = useMemo(() => filterHotels(list, filters), [list, filters]);
  const availability = useMemo(
    () => (list.hasRates ? availabilityOf(matches, party) : undefined),
    [list, matches, party],
  );
  const counts = useMemo(() => facetCounts(list, filters), [list, filters]);
  const sorts = useMemo(() => sortsFor(list), [list]);
  const sort = sorts.includes(listing.sort) ? listing.sort : 'recommended';
  const { facts: wanted } = filters;
  const sorted = useMemo(() => sortHotels(matches, sort, wanted), [matches, sort, wanted]);
  const shown = useMemo(() => pageOf(sorted, listing.page), [sorted, listing.page]);
  return {
    list,
    comparison,
    party,
    filters,
    counts,
    matches: sorted,
    availability,
    filtered: matches.length < list.hotels.length,
    sorts,
    sort,
    shown,
  };
}
