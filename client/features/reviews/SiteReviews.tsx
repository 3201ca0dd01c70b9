import { useState } from 'react';
import { useGetHotelReviewsInfiniteQuery } from '../../api/reviewsApi.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { Button } from '../../ui/Button.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './reviews.module.css';

/**
 * The reviews of a hotel by guests of this site, with their average. More are loaded by a button,
 * and the first of them takes the focus. Nothing while there are none.
 */
export function SiteReviews({ hotelId }: { hotelId: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } =
    useGetHotelReviewsInfiniteQuery(hotelId);
  const [moreFrom, setMoreFrom] = useState<number>();
  const { count = 0, average = null } = data?.pages[0] ?? {};
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const rating =
    average === null
      ? undefined
      : guestRatingText(i18n, { guest_rating: { score: average, reviews: count } });
  if (!rating) return null;
  return (
    <div className={styles.site}>
      <h3 className={styles.title}>{t('reviews.list.title')}</h3>
      <p className={styles.head}>
        <RatingBadge>{rating.score}</RatingBadge>
        {rating.word && <strong>{rating.word}</strong>}
        <span className={styles.quiet}>{rating.reviews}</span>
      </p>
      <p className={styles.quiet}>{t('reviews.list.note')}</p>
      <ul className={styles.list}>
        {reviews.map((review, index) => (
          <ReviewCard key={review.id} review={review} focused={index === moreFrom} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button
            aria-disabled={isFetchingNextPage}
            onClick={() => {
              if (isFetchingNextPage) return;
              setMoreFrom(reviews.length);
              void fetchNextPage();
            }}
          >
            {t(isFetchingNextPage ? 'reviews.loading' : 'reviews.list.more')}
          </Button>
        </div>
      )}
      {isError && !isFetchingNextPage && <p role="alert">{t('reviews.list.moreFailed')}</p>}
    </div>
  );
}
