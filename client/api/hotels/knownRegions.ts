import type { Hotel } from '#contracts/provider/hotels.ts';
import { hotelsApi } from './hotelsApi.ts';

const { searchHotels, getRand4, getRand8, getHotel } = hotelsApi.endpoints;

/** The part of the store's state that holds the API's cache. */
export type StateWithApi = Parameters<ReturnType<typeof getRand4.select>>[0];

/** The regions of all hotels in the cache, each name once. Only regions with a name are known. */
export function selectKnownRegions(state: StateWithApi): { name: string; countryCode: string }[] {
  const { selectCachedArgsForQuery } = hotelsApi.util;
  const lists: (readonly Hotel[] | undefined)[] = [
    ...selectCachedArgsForQuery(state, 'searchHotels').map(
      (query) => searchHotels.select(query)(state).data?.hotels,
    ),
    getRand4.select()(state).data?.hotels,
    getRand8.select()(state).data?.hotels,
  ];
  const single = selectCachedArgsForQuery(state, 'getHotel').flatMap(
    (query) => getHotel.select(query)(state).data?.hotel ?? [],
  );
  const regions = new Map<string, string>();
  for (const { region } of [...lists.flatMap((hotels) => hotels ?? []), ...single]) {
    const name = region?.name?.trim();
    if (name && !regions.has(name)) regions.set(name, region?.country_code ?? '');
  }
  return [...regions].map(([name, countryCode]) => ({ name, countryCode }));
}
