import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { guestRatingText, readableReviews } from '../../domain/hotels/guestRating.ts';
import { ratingBadge, ratingLabel } from '../../domain/hotels/hotelText.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { useLiveHotel } from '../../ui/page/siteSettings.ts';
import { Card } from '../../ui/Card.tsx';
import { GuestScore, RatingBadge } from '../../ui/GuestScore.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { HotelContact } from '../../ui/stay/HotelContact.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelSideColumn.module.css';
import { scrollToSection } from './useCurrentSection.ts';

/**
 * The column beside the rooms: rating, map and address, each with its fallback. The rating is that
 * of the guests where the hotel has rates, else its stars, as the specification draws it. A group
 * and not an `aside`, because it is inside a section, which is a landmark itself. `map` is the map;
 * where it has a `mapId`, 'View in a map' leads to it. 'See all reviews' leads to the section
 * `reviewsId`, if there are some to read. Spec §2 and §8.
 */
export function HotelSideColumn({
  hotel,
  map,
  mapId,
  knownReviews = 0,
  reviewsId,
}: {
  hotel: Pick<
    Hotel,
    'star_rating' | 'address' | 'guest_rating' | 'rates' | 'contact_phone' | 'contact_email'
  >;
  map: ReactNode;
  mapId: string | undefined;
  /** How many reviews there are, by guests of this site and of the provider. */
  knownReviews?: number;
  reviewsId?: string;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const live = useLiveHotel(hotel);
  const guests = live ? guestRatingText(i18n, hotel) : undefined;
  const link = readableReviews(hotel, knownReviews, live) > 0 && (
    <SectionLink id={knownReviews > 0 ? reviewsId : undefined}>{t('hotel.allReviews')}</SectionLink>
  );
  // How many there are is known later: the link has its line before.
  const reviews = live ? <div className={styles.reviews}>{link}</div> : link;
  return (
    <Card role="group" aria-label={t('hotel.sections.ratingAndLocation')} className={styles.column}>
      {live ? (
        <div>
          {guests ? <GuestScore rating={guests} /> : <p>{t('hotel.noGuestRating')}</p>}
          {reviews}
        </div>
      ) : (
        <div className={styles.stars}>
          <RatingBadge>{ratingBadge(i18n, hotel, 'onPage')}</RatingBadge>
          <div>
            <p className={styles.label}>{ratingLabel(i18n, hotel)}</p>
            {reviews}
          </div>
        </div>
      )}
      <div className={styles.map}>{map}</div>
      <address className={styles.address}>
        <PinIcon />
        <div>
          <p>
            <Isolated>{hotel.address?.trim() || t('hotel.noAddress')}</Isolated>
          </p>
          {(mapId !== undefined || !live) && (
            <SectionLink id={mapId}>{t('hotel.viewInMap')}</SectionLink>
          )}
          {live && <HotelContact phone={hotel.contact_phone} email={hotel.contact_email} />}
        </div>
      </address>
    </Card>
  );
}

/** A link to a section of the page; to '#' without one. */
function SectionLink({ id, children }: { id: string | undefined; children: string }) {
  return (
    <TextAnchor
      href={`#${id ?? ''}`}
      onClick={(event) => {
        if (id === undefined) return;
        event.preventDefault();
        scrollToSection(id);
      }}
    >
      {children}
    </TextAnchor>
  );
}
