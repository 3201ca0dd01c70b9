import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { ScoreBadge } from '../../ui/GuestScore.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './GuestReviews.module.css';

/**
 * Shows the opinion of guests: the provider's score, word and number of ratings, and the provider's
 * reviews. The reviews by guests of this site follow separately. If there is no rating and no
 * review of this site, it says that no rating is listed.
 */
export function GuestReviews({
  hotel,
  ofPartner,
  ofThisSite,
}: {
  hotel: Pick<Hotel, 'guest_rating'>;
  ofPartner: ReactNode;
  ofThisSite: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const rating = guestRatingText(i18n, hotel);
  return (
    <div className={styles.parts}>
      {!rating && !ofThisSite && <p>{t('hotel.noGuestRating')}</p>}
      {rating && (
        <div>
          <h3 className={styles.source}>{t('hotel.partnerRating')}</h3>
          <p className={styles.rating}>
            <ScoreBadge>{rating.score}</ScoreBadge>
            <strong>{rating.word}</strong>
            <span className={styles.reviews}>
              {t('hotel.partnerRatings', { count: hotel.guest_rating?.reviews ?? 0 })}
            </span>
          </p>
        </div>
      )}
      {ofPartner}
      {ofThisSite}
    </div>
  );
}
