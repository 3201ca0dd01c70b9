import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage, regionLabel } from '../../domain/hotels/hotel.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './HotelSlide.module.css';
import { HotelPrice } from './HotelPrice.tsx';

/** One hotel of the carousel: a wide picture and, on it, name, place, price and the way on. */
export function HotelSlide({
  hotel,
  live,
  address,
}: {
  hotel: Hotel;
  live: boolean;
  address: string;
}) {
  return (
    <div className={styles.slide}>
      <Picture
        src={firstImage(hotel, 'x600')}
        alt={hotel.name}
        placeholder="600x400"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>{hotel.name}</h3>
        <p className={styles.region}>{regionLabel(hotel)}</p>
        <HotelPrice hotel={hotel} live={live} />
        <LinkButton to={address} look="brand" className={styles.link}>
          View hotel
          <VisuallyHidden>: {hotel.name}</VisuallyHidden>
        </LinkButton>
      </div>
    </div>
  );
}
