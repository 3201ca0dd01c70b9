import type { Review } from '#contracts/site/reviews.ts';
import { useReportReviewMutation } from '../../api/reviewsApi.ts';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AskFirst } from './AskFirst.tsx';
import styles from './reviews.module.css';

/** Reports a review to the operator, after a question. */
export function ReportReview({ review }: { review: Review }) {
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
        hidden: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
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
