import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Hotel } from '#contracts/hotels.ts';
import { hotelsApi } from '../../api/hotelsApi.ts';
import { type SearchCriteria, toSearchQuery } from '../../domain/searchQuery.ts';
import { searchFailed, searchStarted, searchSucceeded, selectSearchId } from './searchSlice.ts';

type StateWithSearch = Parameters<typeof selectSearchId>[0];
export type SearchThunk<Result> = ThunkAction<Result, StateWithSearch, unknown, UnknownAction>;

/**
 * Asks the provider anew. Resolves with the hotels, or with `undefined` when the call failed (the
 * failure belongs to the history entry `locationKey`) or a later search has taken its place; it
 * never rejects. Spec §4 and §8.
 */
export function search(
  criteria: SearchCriteria,
  locationKey: string,
): SearchThunk<Promise<Hotel[] | undefined>> {
  return async (dispatch, getState) => {
    const { searchId } = dispatch(searchStarted(criteria)).payload;
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
