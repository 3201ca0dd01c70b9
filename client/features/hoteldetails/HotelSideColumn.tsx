import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { HotelContact } from '../../ui/stay/HotelContact.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelSideColumn.module.css';
import { SectionLink, SideColumnFrame } from './SideColumnFrame.tsx';

/**
 * Renders the part below the rooms: the rating of the guests, the map, the address and the contact
 * details of the hotel. If the map has a `mapId`, 'View in a map' leads to it. If there are reviews
 * to read, 'See all reviews' leads to the section `reviewsId`. Spec §2 and §8.
 */
export function HotelSideColumn({
  hotel,
  map,
  mapId,
  knownReviews,
  reviewsId,
}: {
  hotel: Pick<Hotel, 'address' | 'guest_rating' | 'contact_phone' | 'contact_email'>;
  map: ReactNode;
  mapId: string | undefined;
  /** The number of reviews by guests of this site and of the provider, as far as it is known. */
  knownReviews: number;
  reviewsId: string;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const guests = guestRatingText(i18n, hotel);
  return (
    <SideColumnFrame
      rating={
        <div>
          {guests && <GuestScore rating={guests} />}
          {/* The number of reviews arrives late, so the line of the link has reserved space. */}
          <div className={styles.reviews}>
            {knownReviews > 0 && <SectionLink id={reviewsId}>{t('hotel.allReviews')}</SectionLink>}
          </div>
        </div>
      }
      map={map}
      address={hotel.address}
      mapLink={mapId !== undefined && <SectionLink id={mapId}>{t('hotel.viewInMap')}</SectionLink>}
      contact={<HotelContact phone={hotel.contact_phone} email={hotel.contact_email} />}
    />
  );
}
