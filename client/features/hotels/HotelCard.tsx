import type { Hotel } from '#contracts/provider/hotels.ts';
import { type StayAndParty, stayQuery } from '../../domain/addresses/stayAddress.ts';
import { hotelPath } from '../../domain/paths.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { regionLabel, starsText } from '../../domain/hotels/hotelText.ts';
import { CardLink } from '../../ui/Card.tsx';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelCard.module.css';
import { HotelPrice } from './HotelPrice.tsx';

/** A hotel on the home page: picture, name, place and price, linking to its page. Spec §2. */
export function HotelCard({
  hotel,
  live,
  stay,
}: {
  hotel: Hotel;
  live: boolean;
  /** The stay that its link leads to. */
  stay: StayAndParty;
}) {
  const i18n = useI18n();
  const guests = live ? guestRatingText(i18n, hotel) : undefined;
  return (
    <CardLink to={hotelPath(hotel.id) + stayQuery(stay)} className={styles.card}>
      <Picture
        src={firstImage(hotel, 'x600')}
        alt={hotel.name}
        placeholder="600x400"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Isolated>{hotel.name}</Isolated>
        </h3>
        <p className={styles.region}>
          <Isolated>{regionLabel(i18n, hotel)}</Isolated>
        </p>
        {live && (
          <p className={styles.stars}>
            <Stars rating={hotel.star_rating}>{starsText(i18n, hotel)}</Stars>
          </p>
        )}
        {guests && <GuestScore rating={guests} />}
        <div className={styles.price}>
          <HotelPrice hotel={hotel} live={live} stay={stay} />
        </div>
      </div>
    </CardLink>
  );
}
