import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Party } from '#contracts/values/party.ts';
import { hotelsApi } from '../../api/hotels/hotelsApi.ts';
import type { StateWithApi } from '../../api/hotels/knownHotels.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { pageId, searchAddress } from '../../domain/addresses/searchAddress.ts';
import {
  normalizeCriteria,
  type SearchCriteria,
  toSearchQuery,
} from '../../domain/search/searchQuery.ts';
import { useLiveSite } from '../../ui/page/siteSettings.ts';
import { usePageNumber } from '../../ui/page/PageNavigation.tsx';
import { keepRecentSearch } from './destinations/recentSearches.ts';
import { keepStay } from './lastStay.ts';
import { takePreparedSearch } from './prepareSearch.ts';
import {
  searchAborted,
  searchFailed,
  searchStarted,
  searchSucceeded,
  selectSearchId,
} from './searchSlice.ts';

/**
 * The maximum number of hotels in a navigation state, because browsers copy the state synchronously
 * and limit its size. A longer list is read only from the cache.
 */
const mostHotelsInState = 200;

/**
 * Returns a function that searches and then opens the listing. The criteria and the party are in
 * the listing's address, and the hotels are in the navigation state. No page opens if the search
 * fails, if a later search replaces it, or if the traveler leaves the page. On a live site, the
 * listing opens at once and shows the progress of the search. Spec §2 and §4.
 */
export function useSearch(): (criteria: SearchCriteria, party?: Party) => void {
  const dispatch = useThunkDispatch<StateWithSearch & StateWithApi>();
  const navigate = useNavigate();
  const location = useLocation();
  const page = usePageNumber();
  const live = useLiveSite();
  useEffect(() => () => void dispatch(searchAborted()), [dispatch, page]);

  return (criteria, party) => {
    dispatch(keepStay({ ...criteria, party }));
    const address = searchAddress({ ...normalizeCriteria(criteria), party });
    if (live) {
      dispatch(searchForListing(criteria, party));
      void navigate(address);
      return;
    }
    void dispatch(search(criteria, pageId(location))).then((hotels) => {
      if (!hotels) return;
      const state = hotels.length <= mostHotelsInState ? { hotels } : null;
      void navigate(address, { state });
    });
  };
}

type StateWithSearch = Parameters<typeof selectSearchId>[0];

/**
 * Searches for the listing that is being opened, and adds the search to the recent searches. If the
 * listing finds nothing, it removes the search from there.
 *
 * The listing makes the request itself, with two exceptions. A prepared search has already been
 * requested. A search that is in the client's cache is requested here, because the cache must not
 * answer it.
 */
function searchForListing(
  criteria: SearchCriteria,
  party: Party | undefined,
): Thunk<void, StateWithSearch & StateWithApi> {
  return (dispatch, getState, { storage }) => {
    keepRecentSearch(storage, criteria);
    const { initiate, select } = hotelsApi.endpoints.searchHotels;
    const query = toSearchQuery(criteria, party);
    const prepared = dispatch(takePreparedSearch(query));
    if (prepared || select(query)(getState()).isUninitialized) return;
    void dispatch(initiate(query, { forceRefetch: true, subscribe: false }));
  };
}

/**
 * Calls the provider without using the client's cache, unless the call was prepared. Resolves with
 * the hotels. Resolves with `undefined` if the call fails, if a later search has replaced this
 * search, or if the traveler has left the page. Never rejects. If the call fails and `page` is a
 * listing, that listing becomes empty. A successful search is added to the recent searches. Spec §4
 * and §8.
 */
function search(
  criteria: SearchCriteria,
  page: string,
): Thunk<Promise<Hotel[] | undefined>, StateWithSearch & StateWithApi> {
  return async (dispatch, getState, { storage }) => {
    const searchId = dispatch(searchStarted()).payload;
    const query = toSearchQuery(criteria);
    const forceRefetch = !dispatch(takePreparedSearch(query));
    const call = dispatch(hotelsApi.endpoints.searchHotels.initiate(query, { forceRefetch }));
    const { isSuccess, data } = await call;
    call.unsubscribe();
    if (selectSearchId(getState()) !== searchId) return undefined;
    dispatch(isSuccess ? searchSucceeded() : searchFailed(page));
    if (!isSuccess) return undefined;
    keepRecentSearch(storage, criteria);
    return data.hotels;
  };
}
