import type { Hotel } from '#contracts/provider/hotels.ts';
import { hotelsApi } from './hotelsApi.ts';

const { searchHotels, getRand4, getRand8, getHotel } = hotelsApi.endpoints;

/** The part of the store's state that holds the API's cache. */
export type StateWithApi = Parameters<ReturnType<typeof getRand4.select>>[0];

/** Returns all hotels in the cache. A hotel that is in several responses appears several times. */
export function selectKnownHotels(state: StateWithApi): Hotel[] {
  const { selectCachedArgsForQuery } = hotelsApi.util;
  const lists = [
    ...selectCachedArgsForQuery(state, 'searchHotels').map(
      (query) => searchHotels.select(query)(state).data?.hotels,
    ),
    ...selectCachedArgsForQuery(state, 'getRand4').map(
      (stay) => getRand4.select(stay)(state).data?.hotels,
    ),
    ...selectCachedArgsForQuery(state, 'getRand8').map(
      (stay) => getRand8.select(stay)(state).data?.hotels,
    ),
  ];
  const single = selectCachedArgsForQuery(state, 'getHotel').flatMap(
    (query) => getHotel.select(query)(state).data?.hotel ?? [],
  );
  return [...lists.flatMap((hotels) => hotels ?? []), ...single];
}
