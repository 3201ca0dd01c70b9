import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Injected } from '../../api/api.ts';
import { hotelsApi } from '../../api/hotelsApi.ts';
import { type SearchCriteria, toSearchQuery } from '../../domain/searchQuery.ts';
import { keepRecentSearch } from './recentSearches.ts';
import { searchFailed, searchStarted, searchSucceeded, selectSearchId } from './searchSlice.ts';

export type StateWithSearch = Parameters<typeof selectSearchId>[0];

/**
 * Calls the provider, past the client's cache. Resolves with the hotels, or with `undefined` when the
 * call fails (which empties the listing if `page` is one), when a later search has replaced this one
 * or when the traveller has left the page. It never rejects. A search that succeeds is kept
 * among the recent ones. Spec §4 and §8.
 */
export function search(
  criteria: SearchCriteria,
  page: string,
): ThunkAction<Promise<Hotel[] | undefined>, StateWithSearch, Injected, UnknownAction> {
  return async (dispatch, getState, { storage }) => {
    const searchId = dispatch(searchStarted()).payload;
    const call = dispatch(
      hotelsApi.endpoints.searchHotels.initiate(toSearchQuery(criteria), { forceRefetch: true }),
    );
    const { isSuccess, data } = await call;
    call.unsubscribe();
    if (selectSearchId(getState()) !== searchId) return undefined;
    dispatch(isSuccess ? searchSucceeded() : searchFailed(page));
    if (!isSuccess) return undefined;
    keepRecentSearch(storage, criteria);
    return data.hotels;
  };
}
