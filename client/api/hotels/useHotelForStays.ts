import { useEffect, useEffectEvent } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Party } from '#contracts/values/party.ts';
import { type Stay, toRatesQuery } from '../../domain/search/searchQuery.ts';
import { useThunkDispatch } from '../thunk.ts';
import { hotelsApi } from './hotelsApi.ts';
import type { StateWithApi } from './knownHotels.ts';

const { initiate, select } = hotelsApi.endpoints.getHotel;

/** A hotel with its rates for a stay. It is undefined while it `loads` and after a failure. */
interface HotelForStay {
  readonly stay: Stay;
  readonly hotel: Hotel | undefined;
  readonly loads: boolean;
}

/**
 * Requests a hotel for each of several stays of a party. There must be only a few stays. Each
 * request is the same call that the hotel's page makes, so that a stay costs the same in both
 * places and loaded responses are not requested again. `failed` is the state of the failed requests
 * for `NotLoaded`, and its `refetch` repeats only the failed requests.
 */
export function useHotelForStays(id: string, stays: readonly Stay[], party: Party) {
  const dispatch = useThunkDispatch();
  const queries = stays.map((stay) => ({ id, ...toRatesQuery(stay, party) }));
  const requestAll = useEffectEvent(() => queries.map((query) => dispatch(initiate(query))));
  const requested = JSON.stringify(queries);
  useEffect(() => {
    const requests = requestAll();
    return () => {
      for (const request of requests) request.unsubscribe();
    };
  }, [requested]);
  const results = useSelector(
    (state: StateWithApi) => queries.map((query) => select(query)(state)),
    (before, after) =>
      before.length === after.length &&
      before.every((result, index) => shallowEqual(result, after[index])),
  );
  const hotels = stays.map((stay, index): HotelForStay => {
    const result = results[index];
    return { stay, hotel: result?.data?.hotel, loads: !result?.data && !result?.isError };
  });
  // An error stays until a response arrives, even while the request is repeated.
  const failures = results.filter(({ data, error }) => !data && error !== undefined);
  const failed = failures.length > 0 && {
    error: failures[0]?.error,
    isFetching: failures.some(({ isLoading }) => isLoading),
    refetch: () => {
      for (const { originalArgs } of failures) {
        if (!originalArgs) continue;
        void dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }));
      }
    },
  };
  return { hotels, failed };
}
