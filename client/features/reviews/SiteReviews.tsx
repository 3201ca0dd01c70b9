import { useState } from 'react';
import type { Review } from '#contracts/site/reviews.ts';
import { useGetHotelReviewsInfiniteQuery, useReportReviewMutation } from '../../api/reviewsApi.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { Button } from '../../ui/Button.tsx';
import { ScoreBadge } from '../../ui/GuestScore.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './reviews.module.css';
import { AskFirst } from './AskFirst.tsx';
import { ReviewText } from './ReviewText.tsx';

/**
 * Shows the reviews of a hotel by guests of this site, with their average score. A button loads
 * more reviews, and the first new review takes the focus. Renders nothing while there are no
 * reviews.
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
        <ScoreBadge>{rating.score}</ScoreBadge>
        {rating.word && <strong>{rating.word}</strong>}
        <span className={styles.quiet}>{t('reviews.count', { count })}</span>
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

/** Reports a review to the operator, after the traveler has confirmed a question. */
function ReportReview({ review }: { review: Review }) {
  const { t } = useI18n();
  const [report, { isSuccess, isError }] = useReportReviewMutation();
  if (isSuccess) return <Thanks />;
  return (
    <AskFirst
      question={t('reviews.report.question')}
      yes={t('reviews.report.yes')}
      error={isError ? t('reviews.failed') : undefined}
      onYes={() => void report(review.id)}
    >
      {t.rich('reviews.report.open', {
        author: review.author ?? t('reviews.aGuest'),
        hidden,
      })}
    </AskFirst>
  );
}

function Thanks() {
  const { t } = useI18n();
  const element = useFocusOnMount<HTMLParagraphElement>();
  return (
    <p ref={element} tabIndex={-1} className={styles.thanks}>
      {t('reviews.report.thanks')}
    </p>
  );
}

/**
 * Shows a review in the list of its hotel, with a button to report the review. With `focused`, the
 * review takes the focus when it appears.
 */
function ReviewCard({ review, focused }: { review: Review; focused: boolean }) {
  const element = useFocusOnMount<HTMLDivElement>(focused);
  return (
    <Card as="li" className={styles.card}>
      <div ref={element} tabIndex={-1}>
        <ReviewText review={review} />
      </div>
      <ReportReview review={review} />
    </Card>
  );
}
