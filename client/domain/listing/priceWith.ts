import type { Money } from '#contracts/money/money.ts';
import type { HotelFacts } from './hotelFacts.ts';

/**
 * The price that a row shows: where breakfast is wanted, the lowest one that includes it, if that
 * is known.
 */
export function priceWith(
  hotel: Pick<HotelFacts, 'price' | 'breakfast' | 'breakfastPrice'>,
  wanted: boolean,
): Money | undefined {
  if (!wanted) return hotel.price;
  return hotel.breakfast ? (hotel.breakfastPrice ?? hotel.price) : undefined;
}

/** That price in the currency that the list is sorted and filtered in. */
export function comparedPriceWith(
  { breakfast, compared }: Pick<HotelFacts, 'breakfast' | 'compared'>,
  wanted: boolean,
): Money | undefined {
  return priceWith({ breakfast, ...compared }, wanted);
}
