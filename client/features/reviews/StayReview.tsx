import { useState } from 'react';
import { useGetStayReviewQuery } from '../../api/reviewsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { OwnReview } from './OwnReview.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './reviews.module.css';

/**
 * The review of a stay, or the form to write it. `author` is the first name that will stand at it.
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
