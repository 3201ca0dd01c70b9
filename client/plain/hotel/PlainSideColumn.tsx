import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { ratingBadge, ratingLabel } from '../../domain/hotels/hotelText.ts';
import { SectionLink, SideColumnFrame } from '../../features/hoteldetails/SideColumnFrame.tsx';
import { RatingBadge } from '../../ui/GuestScore.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './PlainSideColumn.module.css';

/**
 * Renders the column beside the rooms: stars, map and address, each with its fallback. 'View in a
 * map' leads to the map with the id `mapId`. 'See all reviews' leads to the section `reviewsId` if
 * there are known reviews. Links without a target lead to '#'. A hotel with a guest rating but no
 * known reviews does not have the link to the reviews. Spec §2 and §8.
 */
export function PlainSideColumn({
  hotel,
  map,
  mapId,
  knownReviews = 0,
  reviewsId,
}: {
  hotel: Pick<Hotel, 'star_rating' | 'address' | 'guest_rating'>;
  map: ReactNode;
  mapId: string | undefined;
  knownReviews?: number;
  reviewsId?: string;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <SideColumnFrame
      beside
      rating={
        <div className={styles.stars}>
          <RatingBadge>{ratingBadge(i18n, hotel, 'onPage')}</RatingBadge>
          <div>
            <p className={styles.label}>{ratingLabel(i18n, hotel)}</p>
            {shownReviews(hotel, knownReviews) > 0 && (
              <SectionLink id={knownReviews > 0 ? reviewsId : undefined}>
                {t('hotel.allReviews')}
              </SectionLink>
            )}
          </div>
        </div>
      }
      map={map}
      address={hotel.address}
      mapLink={<SectionLink id={mapId}>{t('hotel.viewInMap')}</SectionLink>}
    />
  );
}

/**
 * Returns the number of reviews that the page shows. This is `known`, except for a hotel with
 * neither known reviews nor a guest rating: the specification shows 1 for it. Spec §2.
 */
export function shownReviews({ guest_rating }: Pick<Hotel, 'guest_rating'>, known: number): number {
  return known > 0 || guest_rating ? known : 1;
}
