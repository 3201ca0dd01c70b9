import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { regionLabel } from '../../domain/hotels/hotelText.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './SlideFrame.module.css';

/**
 * Arranges one hotel of the carousel, as a slide that links to the hotel's page. The slide has a
 * wide picture, the name, the place, the price and the text of the link.
 */
export function SlideFrame({
  hotel,
  to,
  link,
  score,
  price,
}: {
  hotel: Pick<Hotel, 'name' | 'images' | 'region'>;
  to: string;
  /** The text of the link. */
  link: 'seeAvailability' | 'viewHotel';
  score?: ReactNode;
  price: ReactNode;
}) {
  const i18n = useI18n();
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
        {score}
        {price}
        <LinkButton to={to} look="brand" className={styles.link}>
          {i18n.t.rich(`hotels.slide.${link}`, {
            name: hotel.name,
            more: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
          })}
        </LinkButton>
      </div>
    </div>
  );
}
