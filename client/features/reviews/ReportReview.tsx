import type { Review } from '#contracts/site/reviews.ts';
import { useReportReviewMutation } from '../../api/reviewsApi.ts';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AskFirst } from './AskFirst.tsx';
import { authorOf } from './ReviewText.tsx';
import styles from './reviews.module.css';

/** Reports a review to the operator, after a question. */
export function ReportReview({ review }: { review: Review }) {
  const [report, { isSuccess, isError }] = useReportReviewMutation();
  if (isSuccess) return <Thanks />;
  return (
    <AskFirst
      question="Report this review? We will look at it, and hide it if it breaks our rules."
      yes="Report it"
      error={isError ? 'That did not work. Try again.' : undefined}
      onYes={() => void report(review.id)}
    >
      Report<VisuallyHidden> the review by {authorOf(review)}</VisuallyHidden>
    </AskFirst>
  );
}

function Thanks() {
  const element = useFocusOnMount<HTMLParagraphElement>();
  return (
    <p ref={element} tabIndex={-1} className={styles.thanks}>
      Thank you. We will look at this review.
    </p>
  );
}
