import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { useSearchHotelsQuery } from '../../api/hotels/hotelsApi.ts';
import { listingAddress, readListingAddress } from '../../domain/addresses/listingAddress.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { nearOf, type SearchCriteria, toSearchQuery } from '../../domain/search/searchQuery.ts';
import type { Query } from '../../ui/NotLoaded.tsx';
import { useToldParty } from '../../ui/page/useRatesQuery.ts';
import { listingShown, selectFirstHotels } from './searchSlice.ts';

/** The results of a listing. */
export interface Results {
  /**
   * The criteria of the search. This is the same object as long as only other parts of the address
   * change.
   */
  criteria: SearchCriteria;
  hotels: readonly Hotel[];
  /** The hotels that may be shown while the rest of a long response is being checked. */
  first: readonly Hotel[];
  /** The number of all hotels, if the provider has sent only the first of them. */
  total: number | undefined;
  loading: boolean;
  /** The query of the search, if the search failed and the page must say so. */
  failed: Query | undefined;
}

export const noHotels: readonly Hotel[] = [];

/** Requests the search in the page's address. Days that cannot be booked are corrected. */
export function useSearchOfAddress() {
  const { search } = useLocation();
  const address = useMemo(() => readListingAddress(search).value, [search]);
  const { city, near, nearName, party } = address;
  const { checkIn, checkOut } = mendStay(address).stay;
  const criteria = useMemo(
    () => ({ city, checkIn, checkOut, ...nearOf({ near, nearName }) }),
    [city, near, nearName, checkIn, checkOut],
  );
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(listingShown(listingAddress(readListingAddress(search).value)));
  }, [dispatch, search]);
  const told = useToldParty(party);
  const searchQuery = toSearchQuery(criteria, told);
  return { criteria, searchQuery, query: useSearchHotelsQuery(searchQuery) };
}

/**
 * Returns the results of the listing. They are the cache entry of the search in its address, and
 * only the last response counts. Spec §2, ADR 0002.
 */
export function useResults(): Results {
  const { criteria, searchQuery, query } = useSearchOfAddress();
  const { currentData, isFetching, isError, error } = query;
  const response = isFetching || isError ? undefined : currentData;
  const firstHotels = useSelector(selectFirstHotels);
  const isFirst = isFetching && firstHotels?.query === JSON.stringify(searchQuery);
  return {
    criteria,
    hotels: response?.hotels ?? noHotels,
    first: isFirst ? firstHotels.hotels : noHotels,
    total: response?.total,
    loading: isFetching && !error,
    failed: error ? query : undefined,
  };
}
