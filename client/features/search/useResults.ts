import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { type Hotel, searchResponseSchema } from '#contracts/provider/hotels.ts';
import { useSearchHotelsQuery } from '../../api/hotels/hotelsApi.ts';
import { listingAddress, readListingAddress } from '../../domain/addresses/listingAddress.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { pageId } from '../../domain/addresses/searchAddress.ts';
import { type SearchCriteria, toSearchQuery } from '../../domain/search/searchQuery.ts';
import type { Query } from '../../ui/NotLoaded.tsx';
import { useLiveSite } from '../../ui/page/siteSettings.ts';
import { listingShown, selectFailedPages, selectFirstHotels } from './searchSlice.ts';

const none: readonly Hotel[] = [];

/**
 * The results of the listing: the cache entry of the search that its address names. While there is
 * no entry yet, the hotels of the navigation state stand in for it; a failed search on this listing
 * empties it. On a live site only the last response counts, and `failed` is the search that failed.
 * `total` is how many hotels there are, where the provider has sent only the first. `first` are
 * those that a live site may show while it checks the rest of a long response. Days that cannot be
 * booked are mended. `criteria` stay the same object while only other parts of the address change.
 * Spec §2 and §8, ADR 0002.
 */
export function useResults(): {
  criteria: SearchCriteria;
  hotels: readonly Hotel[];
  first: readonly Hotel[];
  total: number | undefined;
  loading: boolean;
  failed: Query | undefined;
} {
  const location = useLocation();
  const { search } = location;
  const address = useMemo(() => readListingAddress(search).value, [search]);
  const { city } = address;
  const { checkIn, checkOut } = mendStay(address).stay;
  const criteria = useMemo(() => ({ city, checkIn, checkOut }), [city, checkIn, checkOut]);

  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(listingShown(listingAddress(readListingAddress(search).value)));
  }, [dispatch, search]);

  const live = useLiveSite();
  const searchQuery = toSearchQuery(criteria);
  const query = useSearchHotelsQuery(searchQuery);
  const { currentData, isFetching, isError, error } = query;
  const failedHere = useSelector(selectFailedPages).includes(pageId(location));
  const emptied = live ? isFetching || isError : failedHere || (isError && !currentData);
  const headStart = useHeadStart(location.state, !live && !emptied && !currentData);
  const hotels = emptied ? none : (currentData?.hotels ?? headStart);
  const firstHotels = useSelector(selectFirstHotels);
  const isFirst = live && isFetching && firstHotels?.query === JSON.stringify(searchQuery);
  const first = isFirst ? firstHotels.hotels : none;
  const failed = live && error ? query : undefined;
  const total = emptied ? undefined : currentData?.total;
  const loading = isFetching && hotels.length === 0 && !failed;
  return { criteria, hotels, first, total, loading, failed };
}

/**
 * The hotels in a navigation state, checked because a browser may restore one of an older version.
 */
function useHeadStart(state: unknown, needed: boolean): readonly Hotel[] {
  return useMemo(() => {
    const read = needed ? v.safeParse(searchResponseSchema, state) : undefined;
    return read?.success ? (read.output.hotels ?? none) : none;
  }, [state, needed]);
}
