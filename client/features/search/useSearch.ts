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
 * Browsers copy a navigation state at once and limit its size: a longer list is read from the cache
 * alone.
 */
const mostHotelsInState = 200;

/**
 * Returns a function that searches and then opens the listing, with the criteria and the party in
 * its address and the hotels as navigation state. When the search fails, is replaced by a later
 * one, or its page is left, no page is opened. A live site opens the listing at once, which shows
 * how the search goes. Spec §2 and §4.
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
 * Searches for the listing that is being opened, and keeps the search among the recent ones; the
 * listing removes it when it finds nothing. The listing makes the request itself, unless it was
 * prepared, or the search is in the client's cache, which must not answer it.
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
 * Calls the provider, past the client's cache, unless that call was prepared. Resolves with the
 * hotels, or with `undefined` when the call fails (which empties the listing if `page` is one),
 * when a later search has replaced this one or when the traveler has left the page. It never
 * rejects. A search that succeeds is kept among the recent ones. Spec §4 and §8.
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
