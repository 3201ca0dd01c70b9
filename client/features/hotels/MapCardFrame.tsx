import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './HotelMapCard.module.css';

/** Arranges a short view of a hotel for the map: picture, name, stars and price. */
export function MapCardFrame({
  hotel,
  address,
  stars,
  price,
}: {
  hotel: Pick<Hotel, 'name' | 'images'>;
  /** The address of the hotel's page. */
  address: string;
  stars: string;
  price: ReactNode;
}) {
  return (
    <div className={styles.card}>
      <Picture
        src={firstImage(hotel, 'x300')}
        alt=""
        placeholder="320x180"
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.name}>
          <TextLink to={address} className={styles.link}>
            <Isolated>{hotel.name}</Isolated>
          </TextLink>
        </p>
        <p className={styles.stars}>{stars}</p>
        <div className={styles.price}>{price}</div>
      </div>
    </div>
  );
}
