import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './HotelRow.module.css';

/**
 * Lays out a hotel in the results, all of which leads to its page at `address`: `action` stands over
 * its picture, `choice` below its terms. Spec §2.
 */
export function RowFrame({
  hotel,
  address,
  tall = false,
  stars,
  place,
  distance,
  rating,
  room,
  terms,
  details,
  forward,
  price,
  action,
  choice,
}: {
  hotel: Pick<Hotel, 'name' | 'images'>;
  address: string;
  /** Whether its picture is taller, where there is more beside it. */
  tall?: boolean;
  /** Stands below the name. */
  stars?: ReactNode;
  place: string;
  /** How far it is from the centre, beside its place. */
  distance?: ReactNode;
  rating: ReactNode;
  room: string | undefined;
  terms: ReactNode;
  /** What the price is made of. */
  details?: ReactNode;
  forward?: ReactNode;
  price: ReactNode;
  action?: ReactNode;
  choice?: ReactNode;
}) {
  return (
    <Card as="article" aria-label={hotel.name} className={styles.row}>
      <div className={styles.pictureBox}>
        <Picture
          src={firstImage(hotel, 'x300')}
          alt={hotel.name}
          placeholder="320x180"
          className={classNames(styles.picture, tall && styles.tall)}
        />
        {action}
      </div>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <TextLink to={address} className={styles.link}>
            <Isolated>{hotel.name}</Isolated>
          </TextLink>
        </h2>
        {stars}
        {place && (
          <p className={classNames(styles.region, styles.dotted)}>
            <Isolated>{place}</Isolated> {distance}
          </p>
        )}
      </div>
      {rating}
      <div className={styles.text}>
        {room && (
          <p className={styles.room}>
            <Isolated>{room}</Isolated>
          </p>
        )}
        {terms}
      </div>
      <div className={styles.more}>
        {choice}
        {details}
      </div>
      <div className={styles.offer}>
        {forward}
        {price}
      </div>
    </Card>
  );
}
