import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { readHotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { readSearch } from '../../domain/addresses/searchAddress.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { isDefaultParty, type Party } from '../../domain/search/party.ts';
import type { SearchCriteria } from '../../domain/search/searchQuery.ts';
import { selectLastListing } from './searchSlice.ts';

/**
 * The search that led to the hotel page shown: the stay and the party of its address, and the city
 * of the last listing if that was for the same stay, else the hotel's region. Returns undefined
 * when the page was reached without a search.
 */
export function useShownSearch(
  region: string | null | undefined,
): { criteria: SearchCriteria; party: Party } | undefined {
  const { rooms, adults, childAges, ...days } = readHotelAddress(useLocation().search).value;
  const last = readSearch(useSelector(selectLastListing));
  const party = { rooms, adults, childAges };
  const { stay } = mendStay(days);
  const sameStay = last.checkIn === days.checkIn && last.checkOut === days.checkOut;
  const city = sameStay ? last.city : '';
  const named = stay.checkIn !== '' || stay.checkOut !== '' || !isDefaultParty(party);
  if (!named && city === '') return undefined;
  return { criteria: { city: city || (region ?? ''), ...stay }, party };
}
