import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/hotels.ts';
import { firstImage, ratingBadge, roomName, starsLabel } from '../../domain/hotel.ts';
import { hotelPath } from '../../domain/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import styles from './HotelRow.module.css';

/** The price block of every row: not taken from data. Spec §2. */
const sampleRate = {
  stay: '1 night, 2 adults',
  amount: 'PKR 14,400',
  taxes: '+PKR 2,160 taxes and charges',
} as const;

const terms = ['Free cancellation', 'No prepayment needed – pay at the property'] as const;

/** A hotel in the results; `action` stands over its picture. Spec §2. */
export function HotelRow({ hotel, action }: { hotel: Hotel; action?: ReactNode }) {
  return (
    <Card as="article" aria-label={hotel.name} className={styles.row}>
      <div className={styles.pictureBox}>
        <Picture
          src={firstImage(hotel, 'x300')}
          alt={hotel.name}
          placeholder="320x180"
          className={styles.picture}
        />
        {action}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <TextLink to={hotelPath(hotel.id)} className={styles.link}>
            {hotel.name}
          </TextLink>
        </h2>
        {hotel.region?.name && <p className={styles.region}>{hotel.region.name}</p>}
        <p className={styles.room}>{roomName(hotel.room_groups?.[0])}</p>
        <TickedList lines={terms} className={styles.terms} />
      </div>
      <div className={styles.offer}>
        <div className={styles.rating}>
          <span>{starsLabel(hotel)}</span>
          <RatingBadge>{ratingBadge(hotel, '-')}</RatingBadge>
        </div>
        <div className={styles.rate}>
          <p className={styles.detail}>{sampleRate.stay}</p>
          <p className={styles.amount}>{sampleRate.amount}</p>
          <p className={styles.detail}>{sampleRate.taxes}</p>
        </div>
      </div>
    </Card>
  );
}
