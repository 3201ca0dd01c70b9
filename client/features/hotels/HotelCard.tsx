import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage, regionLabel } from '../../domain/hotels/hotel.ts';
import { CardLink } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './HotelCard.module.css';
import { HotelPrice } from './HotelPrice.tsx';

/** A hotel on the home page: picture, name, place and price, linking to its page. Spec §2. */
export function HotelCard({
  hotel,
  live,
  address,
}: {
  hotel: Hotel;
  live: boolean;
  address: string;
}) {
  return (
    <CardLink to={address} className={styles.card}>
      <Picture
        src={firstImage(hotel, 'x600')}
        alt={hotel.name}
        placeholder="600x400"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>{hotel.name}</h3>
        <p className={styles.region}>{regionLabel(hotel)}</p>
        <div className={styles.price}>
          <HotelPrice hotel={hotel} live={live} />
        </div>
      </div>
    </CardLink>
  );
}
