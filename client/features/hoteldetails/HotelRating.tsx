import type { Hotel } from '#contracts/provider/hotels.ts';
import { ratingLabel, starsText } from '../../domain/hotels/hotel.ts';
import { useLiveHotel } from '../../ui/page/useLiveHotel.ts';
import { Stars } from '../../ui/Stars.tsx';

/** The star rating drawn, with the words of the specification or, with rates, of live pages. Spec §2. */
export function HotelRating({ hotel }: { hotel: Pick<Hotel, 'star_rating' | 'rates'> }) {
  const live = useLiveHotel(hotel);
  return <Stars rating={hotel.star_rating}>{live ? starsText(hotel) : ratingLabel(hotel)}</Stars>;
}
