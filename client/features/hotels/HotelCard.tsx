import type { Hotel } from '#contracts/provider/hotels.ts';
import { type StayAndParty, stayQuery } from '../../domain/addresses/stayAddress.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { starsText } from '../../domain/hotels/hotelText.ts';
import { hotelPath } from '../../domain/paths.ts';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { CardFrame } from './CardFrame.tsx';
import styles from './HotelCard.module.css';
import { HotelPrice } from './HotelPrice.tsx';

/**
 * Shows a hotel on the home page with its ratings and its price for a stay. The link leads to this
 * stay.
 */
export function HotelCard({ hotel, stay }: { hotel: Hotel; stay: StayAndParty }) {
  const i18n = useI18n();
  const guests = guestRatingText(i18n, hotel);
  return (
    <CardFrame
      bare
      hotel={hotel}
      to={hotelPath(hotel.id) + stayQuery(stay)}
      ratings={
        <>
          <p className={styles.stars}>
            <Stars rating={hotel.star_rating}>{starsText(i18n, hotel)}</Stars>
          </p>
          {guests && <GuestScore rating={guests} />}
        </>
      }
      price={<HotelPrice hotel={hotel} stay={stay} />}
    />
  );
}
