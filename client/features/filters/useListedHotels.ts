import { useMemo } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Party } from '#contracts/values/party.ts';
import type { ListingAddress } from '../../domain/addresses/listingAddress.ts';
import { filterQuery, type ListingFilters, readFilters } from '../../domain/listing/facets.ts';
import { facetCounts, type FacetCounts, filterHotels } from '../../domain/listing/filterHotels.ts';
import type { HotelFacts } from '../../domain/listing/hotelFacts.ts';
import { inOneCurrency, type PriceComparison } from '../../domain/listing/inOneCurrency.ts';
import { listFacts, type ListFacts } from '../../domain/listing/listFacts.ts';
import type { Centre } from '../../domain/search/centreDistance.ts';
import { type Availability, availabilityOf } from '../../domain/listing/availability.ts';
import { type ListPage, pageOf } from '../../domain/listing/pages.ts';
import { type Sort, sortHotels, sortsFor } from '../../domain/listing/sortHotels.ts';
import { usePriceComparison } from './usePriceComparison.ts';

/** The results as the address wants them: filtered, sorted, and cut into pages. */
export interface ListedHotels {
  list: ListFacts;
  /** What its prices of several currencies are compared with. */
  comparison: PriceComparison | undefined;
  party: Party;
  filters: ListingFilters;
  counts: FacetCounts;
  /** All hotels that pass the filters, in their order. */
  matches: readonly HotelFacts[];
  /** How many of them can be booked; undefined where none of the list has prices. */
  availability: Availability | undefined;
  /** Whether filters leave something out. */
  filtered: boolean;
  sorts: readonly Sort[];
  sort: Sort;
  shown: ListPage<HotelFacts>;
}

/**
 * Prepares a list for the listing. Each step is done again only when what it reads has changed: the
 * facts with the list, the party and the centres of the searched place, the matches with the
 * filters, the order with the sort. A sort that the data does not allow is the provider's order.
 */
export function useListedHotels(
  hotels: readonly Hotel[],
  listing: ListingAddress,
  centres: readonly Centre[],
): ListedHotels {
  const { party } = listing;
  const query = filterQuery(listing);
  const filters = useMemo(() => readFilters(query).value, [query]);
  const facts = useMemo(
    () => listFacts(hotels, party, { centres, locale: navigator.language }),
    [hotels, party, centres],
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
