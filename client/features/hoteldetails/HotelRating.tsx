import type { Hotel } from '#contracts/provider/hotels.ts';
import { ratingLabel, starsText } from '../../domain/hotels/hotelText.ts';
import { useLiveHotel } from '../../ui/page/useLiveHotel.ts';
import { Stars } from '../../ui/Stars.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * The star rating drawn, with the words of the specification or, with rates, of live pages. Spec
 * §2.
 */
export function HotelRating({ hotel }: { hotel: Pick<Hotel, 'star_rating' | 'rates'> }) {
  const i18n = useI18n();
  const live = useLiveHotel(hotel);
  const words = (live ? starsText : ratingLabel)(i18n, hotel);
  return <Stars rating={hotel.star_rating}>{words}</Stars>;
}
