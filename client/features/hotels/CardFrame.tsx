import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { regionLabel } from '../../domain/hotels/hotelText.ts';
import { CardLink } from '../../ui/Card.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './CardFrame.module.css';

/**
 * Arranges a hotel on the home page: picture, name, place and price, with a link to the hotel's
 * page. If the hotel has no picture, a `bare` card has no placeholder either. Spec §2.
 */
export function CardFrame({
  hotel,
  to,
  ratings,
  price,
  bare = false,
}: {
  hotel: Pick<Hotel, 'name' | 'images' | 'region'>;
  to: string;
  ratings?: ReactNode;
  price: ReactNode;
  bare?: boolean;
}) {
  const i18n = useI18n();
  const src = firstImage(hotel, 'x600');
  return (
    <CardLink to={to} className={styles.card}>
      {(src || !bare) && (
        <Picture src={src} alt={hotel.name} placeholder="600x400" className={styles.picture} />
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Isolated>{hotel.name}</Isolated>
        </h3>
        <p className={styles.region}>
          <Isolated>{regionLabel(i18n, hotel)}</Isolated>
        </p>
        {ratings}
        <div className={styles.price}>{price}</div>
      </div>
    </CardLink>
  );
}
