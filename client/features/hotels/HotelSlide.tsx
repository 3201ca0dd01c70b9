import type { Hotel } from '#contracts/provider/hotels.ts';
import { type StayAndParty, stayQuery } from '../../domain/addresses/stayAddress.ts';
import { hotelPath } from '../../domain/paths.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { regionLabel } from '../../domain/hotels/hotelText.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelSlide.module.css';
import { HotelPrice } from './HotelPrice.tsx';

/**
 * One hotel of the carousel, all of which leads to it: a wide picture, name, place, price and the
 * way on.
 */
export function HotelSlide({
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
  const { t } = i18n;
  const guests = live ? guestRatingText(i18n, hotel) : undefined;
  return (
    <div className={styles.slide}>
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
        {guests && <GuestScore rating={guests} />}
        <HotelPrice hotel={hotel} live={live} stay={stay} />
        <LinkButton to={hotelPath(hotel.id) + stayQuery(stay)} look="brand" className={styles.link}>
          {t.rich(live ? 'hotels.slide.seeAvailability' : 'hotels.slide.viewHotel', {
            name: hotel.name,
            more: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
          })}
        </LinkButton>
      </div>
    </div>
  );
}
