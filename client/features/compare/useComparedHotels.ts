import type { RatesQuery } from '#contracts/provider/rates.ts';
import type { Query } from '../../ui/NotLoaded.tsx';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { isGone } from '../../api/hotels/isGone.ts';
import type { CompareAddress } from '../../domain/addresses/compareAddress.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { useRatesQuery } from '../../ui/page/useRatesQuery.ts';

/** A hotel of a comparison. `hotel` is undefined unless the status is 'found'. */
export interface ComparedHotel {
  readonly id: string;
  readonly status: 'loading' | 'found' | 'gone' | 'failed';
  readonly hotel: Hotel | undefined;
  readonly query: Query;
}

/**
 * Loads the hotels that the address names, in its order. Their rates are for the stay in the
 * address, or for tonight without a stay.
 */
export function useComparedHotels({ hotels: ids, ...address }: CompareAddress): ComparedHotel[] {
  const rates = useRatesQuery({ ...mendStay(address).stay, party: address.party });
  // There is one call for each hotel that could be compared, because the number of hooks must not
  // change.
  const hotels = [
    useComparedHotel(ids[0], rates),
    useComparedHotel(ids[1], rates),
    useComparedHotel(ids[2], rates),
    useComparedHotel(ids[3], rates),
  ];
  return hotels.slice(0, ids.length);
}

function useComparedHotel(id: string | undefined, rates: RatesQuery): ComparedHotel {
  const named = { id: id ?? '', ...rates };
  const query = useGetHotelQuery(named, { skip: !id });
  const { currentData, error } = query;
  const hotel = currentData?.hotel;
  const missing = !error ? 'loading' : isGone(error) ? 'gone' : 'failed';
  return { id: named.id, status: hotel ? 'found' : missing, hotel, query };
}
