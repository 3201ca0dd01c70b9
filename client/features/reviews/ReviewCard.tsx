import type { Review } from '#contracts/site/reviews.ts';
import { Card } from '../../ui/Card.tsx';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import { ReportReview } from './ReportReview.tsx';
import { ReviewText } from './ReviewText.tsx';
import styles from './reviews.module.css';

/**
 * A review in the list of its hotel, with a way to report it. With `focused` it takes the focus
 * when it appears.
 */
export function ReviewCard({ review, focused }: { review: Review; focused: boolean }) {
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
