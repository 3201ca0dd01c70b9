import { useState } from 'react';
import type { OwnReview as Review } from '#contracts/site/reviews.ts';
import { useDeleteReviewMutation, useGetStayReviewQuery } from '../../api/reviewsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './reviews.module.css';
import { AskFirst } from './AskFirst.tsx';
import { ReviewText } from './ReviewText.tsx';

/**
 * Shows the review of a stay, or the form to write it. `author` is the first name that will be
 * published with the review.
 */
export function StayReview({
  access,
  author,
}: {
  access: BookingAccess;
  author: string | undefined;
}) {
  const { t } = useI18n();
  const { data, isError, refetch } = useGetStayReviewQuery(access);
  const [changed, setChanged] = useState(false);
  const onChanged = () => setChanged(true);
  const review = data?.review;
  if (review) return <OwnReview {...{ access, review, onChanged }} focused={changed} />;
  if (review === null) {
    return (
      <ReviewForm
        {...{ access, author }}
        focused={changed}
        onWritten={onChanged}
        onWrittenBefore={() => {
          onChanged();
          void refetch();
        }}
      />
    );
  }
  if (!isError) return <p className={styles.quiet}>{t('reviews.loading')}</p>;
  return (
    <div className={styles.form}>
      <p role="alert">{t('reviews.own.notLoaded')}</p>
      <div>
        <Button onClick={() => void refetch()}>{t('failures.retry')}</Button>
      </div>
    </div>
  );
}

/**
 * Shows a review to its author, with a button to delete the review. Says if the operator has hidden
 * the review.
 */
function OwnReview({
  access,
  review,
  focused,
  onChanged,
}: {
  access: BookingAccess;
  review: Review;
  focused: boolean;
  onChanged: () => void;
}) {
  const { t } = useI18n();
  const [remove, { isError }] = useDeleteReviewMutation();
  const title = useFocusOnMount<HTMLHeadingElement>(focused);
  const { hidden, text } = review;
  return (
    <div className={styles.form}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('reviews.own.title')}
      </h3>
      {hidden && <p>{t('reviews.own.hidden')}</p>}
      {text !== '' && (
        <>
          <div>
            <ReviewText review={review} />
          </div>
          {!hidden && <p className={styles.quiet}>{t('reviews.own.shown')}</p>}
          <div>
            <AskFirst
              question={t('reviews.own.deleteQuestion')}
              yes={t('reviews.own.deleteYes')}
              error={isError ? t('reviews.failed') : undefined}
              onYes={() => {
                onChanged();
                void remove(access);
              }}
            >
              {t('reviews.own.delete')}
            </AskFirst>
          </div>
        </>
      )}
    </div>
  );
}
