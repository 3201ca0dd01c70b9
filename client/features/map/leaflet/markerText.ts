import { starsLabel } from '../../../domain/hotel.ts';
import { formatMoney } from '../../../domain/price.ts';
import type { PlacedHotel } from '../placedHotel.ts';

/** What a marker shows, and its whole name for those who do not see the map. */
export interface MarkerText {
  shown: string;
  name: string;
}

/**
 * The text of a marker: the number of its hotels, or of a single one the lowest price of the whole stay
 * with taxes, else its stars, else its kind. Never a sample price.
 */
export function markerText([hotel, ...others]: readonly [
  PlacedHotel,
  ...PlacedHotel[],
]): MarkerText {
  if (others.length > 0) {
    const count = String(others.length + 1);
    return { shown: count, name: `${count} properties` };
  }
  const { name } = hotel.hotel;
  if (hotel.price) {
    const price = formatMoney(hotel.price, 'short');
    return { shown: price, name: `${name}, ${price}` };
  }
  const rating = `${name}, ${starsLabel(hotel.hotel)}`;
  if (hotel.stars !== undefined) return { shown: `${hotel.hotel.star_rating} ★`, name: rating };
  return { shown: hotel.hotel.kind?.trim() || 'Hotel', name: rating };
}
