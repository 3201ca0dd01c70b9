import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Hotel } from '#contracts/hotels.ts';
import { hotelsApi } from '../../api/hotelsApi.ts';
import { type SearchCriteria, toSearchQuery } from '../../domain/searchQuery.ts';
import { searchFailed, searchStarted, searchSucceeded, selectSearchId } from './searchSlice.ts';

export type StateWithSearch = Parameters<typeof selectSearchId>[0];

/**
 * Asks the provider anew. Resolves with the hotels, or with `undefined` when the call failed (the
 * failure belongs to the history entry `locationKey`) or when a later search has taken its
 * place or the traveller has left; it never rejects. Spec §4 and §8.
 */
export function search(
  criteria: SearchCriteria,
  locationKey: string,
): ThunkAction<Promise<Hotel[] | undefined>, StateWithSearch, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const searchId = dispatch(searchStarted()).payload;
    const call = dispatch(
      hotelsApi.endpoints.searchHotels.initiate(toSearchQuery(criteria), { forceRefetch: true }),
    );
    const { isSuccess, data } = await call;
    call.unsubscribe();
    if (selectSearchId(getState()) !== searchId) return undefined;
    dispatch(isSuccess ? searchSucceeded() : searchFailed(locationKey));
    return isSuccess ? data.hotels : undefined;
  };
}
