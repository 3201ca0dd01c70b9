import { useEffect, useRef } from 'react';
import type { SearchQuery } from '#contracts/provider/calls/specifiedCalls.ts';
import type { Party } from '#contracts/values/party.ts';
import { hotelsApi } from '../../api/hotels/hotelsApi.ts';
import type { StateWithApi } from '../../api/hotels/knownHotels.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { type SearchCriteria, toSearchQuery } from '../../domain/search/searchQuery.ts';
import { useToldParty } from '../../ui/page/useRatesQuery.ts';
import { searchPrepared, selectPreparedSearch } from './searchSlice.ts';

/**
 * The maximum age, in milliseconds, at which the response to a prepared search may answer the
 * search itself.
 */
const preparedMs = 30_000;

type State = StateWithApi & Parameters<typeof selectPreparedSearch>[0];

const { initiate, select } = hotelsApi.endpoints.searchHotels;

/**
 * Returns a function that requests the results for these criteria and this party once, before the
 * search begins. The request is canceled by other criteria, by another party, or when the traveler
 * leaves the page, unless the search has begun by then. While the form is incomplete, the criteria
 * are undefined and nothing is requested.
 */
export function usePreparedSearch(
  criteria: SearchCriteria | undefined,
  party: Party | undefined,
): () => void {
  const dispatch = useThunkDispatch<State>();
  const cancel = useRef<() => void>(undefined);
  const told = useToldParty(party);
  const query = criteria && toSearchQuery(criteria, told);
  const wanted = JSON.stringify(query);
  useEffect(
    () => () => {
      cancel.current?.();
      cancel.current = undefined;
    },
    [wanted],
  );
  return () => {
    if (query) cancel.current ??= dispatch(prepareSearch(query));
  };
}

/**
 * Starts the request, unless the client's cache already has the search. The returned function
 * cancels the request.
 */
function prepareSearch(query: SearchQuery): Thunk<() => void, State> {
  return (dispatch, getState) => {
    if (!select(query)(getState()).isUninitialized) return () => {};
    const call = dispatch(initiate(query));
    dispatch(searchPrepared(JSON.stringify(query)));
    return () => {
      if (selectPreparedSearch(getState()) === JSON.stringify(query)) {
        dispatch(searchPrepared(undefined));
        call.abort();
      }
      call.unsubscribe();
    };
  };
}

/**
 * Returns whether the request for a search that begins now was already prepared, so that no second
 * request is needed. A response that is too old does not count.
 */
export function takePreparedSearch(query: SearchQuery): Thunk<boolean, State> {
  return (dispatch, getState) => {
    const prepared = selectPreparedSearch(getState()) === JSON.stringify(query);
    dispatch(searchPrepared(undefined));
    const { fulfilledTimeStamp: responded = Infinity } = select(query)(getState());
    return prepared && Date.now() - responded < preparedMs;
  };
}
