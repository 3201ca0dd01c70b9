import type { Query } from '../../ui/NotLoaded.tsx';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { isGone } from '../../api/hotels/isGone.ts';
import type { CompareAddress } from '../../domain/addresses/compareAddress.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { type Stay, toStayQuery } from '../../domain/search/searchQuery.ts';

/** A hotel of a comparison: `hotel` is undefined unless its status is 'found'. */
export interface ComparedHotel {
  readonly id: string;
  readonly status: 'loading' | 'found' | 'gone' | 'failed';
  readonly hotel: Hotel | undefined;
  readonly query: Query;
}

/**
 * The hotels that the address names, in its order, with their rates for its stay, or for tonight
 * without one.
 */
export function useComparedHotels({ hotels: ids, ...days }: CompareAddress): ComparedHotel[] {
  const { stay } = mendStay(days);
  // As many calls as hotels can be compared: the number of hooks must not change.
  const hotels = [
    useComparedHotel(ids[0], stay),
    useComparedHotel(ids[1], stay),
    useComparedHotel(ids[2], stay),
    useComparedHotel(ids[3], stay),
  ];
  return hotels.slice(0, ids.length);
}

function useComparedHotel(id: string | undefined, stay: Stay): ComparedHotel {
  const named = { id: id ?? '', ...toStayQuery(stay) };
  const query = useGetHotelQuery(named, { skip: !id });
  const { currentData, error } = query;
  const hotel = currentData?.hotel;
  const missing = !error ? 'loading' : isGone(error) ? 'gone' : 'failed';
  return { id: named.id, status: hotel ? 'found' : missing, hotel, query };
}
