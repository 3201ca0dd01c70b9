import type { ReactNode } from 'react';
import type { RoomGroup } from '#contracts/provider/hotels.ts';
import { roomAmenities } from '../../domain/hotels/hotel.ts';
import { roomName } from '../../domain/hotels/hotelText.ts';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RoomCard.module.css';

const amenitiesShown = 4;

/**
 * One kind of room with its offers. The picture may be one of the hotel's and not of this very
 * room, so it is decoration to a screen reader. Spec §2 and §8.
 */
export function RoomCard({
  room,
  picture,
  wide = false,
  children,
}: {
  room: RoomGroup;
  picture: string | undefined;
  /** The only card of its row. */
  wide?: boolean;
  children: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const amenities = roomAmenities(room).slice(0, amenitiesShown);
  return (
    <Card as="li" className={classNames(styles.card, wide && styles.wide)}>
      <Picture src={picture} alt="" placeholder="600x400" className={styles.picture} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Isolated>{roomName(i18n, room)}</Isolated>
        </h3>
        {amenities.length > 0 ? (
          <ul className={styles.amenities}>
            {amenities.map((amenity) => (
              <li key={amenity}>
                <Isolated>{amenity}</Isolated>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.amenities}>{t('hotel.noAmenities')}</p>
        )}
        {children}
      </div>
    </Card>
  );
}
