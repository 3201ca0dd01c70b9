import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage, ratingBadge, roomName, starsLabel } from '../../domain/hotels/hotel.ts';
import { cheapestOffer } from '../../domain/stay/offers.ts';
import type { Party } from '../../domain/search/party.ts';
import { guestRatingOf } from '../../domain/hotels/guestRating.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './HotelRow.module.css';
import { RowPrice } from './RowPrice.tsx';
import { RowTerms } from './RowTerms.tsx';

/**
 * A hotel in the results: `address` is that of its page, `action` stands over its picture, `choice` below
 * its terms. In a `live` list it shows the cheapest offer for the party; in any other the sample price and
 * terms. Spec §2.
 */
export function HotelRow({
  hotel,
  address,
  party,
  live,
  breakfast = false,
  action,
  choice,
}: {
  hotel: Hotel;
  address: string;
  party: Party;
  live: boolean;
  /** Whether the traveller looks for breakfast. */
  breakfast?: boolean;
  action?: ReactNode;
  choice?: ReactNode;
}) {
  const offer = live ? cheapestOffer(hotel, party) : undefined;
  const guests = guestRatingOf(hotel);
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
          <TextLink to={address} className={styles.link}>
            {hotel.name}
          </TextLink>
        </h2>
        {hotel.region?.name && <p className={styles.region}>{hotel.region.name}</p>}
        {guests && (
          <p className={styles.guests}>
            <strong>{[guests.score, guests.word].filter(Boolean).join(' ')}</strong> ·{' '}
            {guests.reviews}
          </p>
        )}
        <p className={styles.room}>{roomName(offer?.room ?? hotel.room_groups?.[0])}</p>
        <RowTerms hotel={hotel} offer={offer} live={live} party={party} breakfast={breakfast} />
        {choice}
      </div>
      <div className={styles.offer}>
        <div className={styles.rating}>
          <span>{starsLabel(hotel)}</span>
          <RatingBadge>{ratingBadge(hotel, '-')}</RatingBadge>
        </div>
        <RowPrice hotel={hotel} offer={offer} live={live} party={party} />
      </div>
    </Card>
  );
}
