import type { OwnReview as Review } from '#contracts/site/reviews.ts';
import { useDeleteReviewMutation } from '../../api/reviewsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { AskFirst } from './AskFirst.tsx';
import { ReviewText } from './ReviewText.tsx';
import styles from './reviews.module.css';

/**
 * The review as its author sees it, with a way to delete it; whether the operator has hidden it.
 */
export function OwnReview({
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
