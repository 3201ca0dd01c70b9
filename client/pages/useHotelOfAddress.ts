import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetHotelQuery } from '../api/hotels/hotelsApi.ts';
import { readHotelAddress } from '../domain/addresses/hotelAddress.ts';
import { mendStay } from '../domain/search/mendStay.ts';
import { useRatesQuery } from '../ui/page/useRatesQuery.ts';
import { unknownHotel } from '../features/hoteldetails/unknownHotel.ts';
import { useI18n } from '../ui/useI18n.ts';

/**
 * Returns the hotel of a page and the values of its address, with days that can be booked. While
 * another stay is requested, `hotel` is still the hotel with the previous stay. After a failure it
 * has no data. `shown` is the same value, updated with low priority so that a slow phone stays
 * responsive. It is undefined until there is something to show. Spec §4.
 */
export function useHotelOfAddress(id: string) {
  const i18n = useI18n();
  const unknown = useMemo(() => unknownHotel(i18n), [i18n]);
  const named = readHotelAddress(useLocation().search).value;
  const address = { ...named, ...mendStay(named).stay };
  const query = useGetHotelQuery({ id, ...useRatesQuery(address) });
  const { data, currentData, isLoading, isFetching } = query;
  const hotel = (isFetching ? data : currentData)?.hotel ?? unknown;
  const shown = useDeferredValue(isLoading ? undefined : hotel);
  return { query, address, hotel, shown };
}
