import type { Review } from '#contracts/site/reviews.ts';
import { guestRatingOf } from '../../domain/hotels/guestRating.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './reviews.module.css';

/** The name that stands at a review. */
export function authorOf({ author }: Pick<Review, 'author'>): string {
  return author ?? 'A guest';
}

/** The score, author, month and text of a review, with its line breaks. */
export function ReviewText({ review }: { review: Review }) {
  const { score, month, text } = review;
  const word = guestRatingOf({ guest_rating: { score, reviews: 1 } })?.word;
  return (
    <>
      <p className={styles.head}>
        <RatingBadge>
          {score}
          <VisuallyHidden> of 10</VisuallyHidden>
        </RatingBadge>
        {word && <strong>{word}</strong>}
        <span className={styles.quiet}>
          <Isolated>{authorOf(review)}</Isolated>, stayed in {formatMonth(month)}
        </span>
      </p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </>
  );
}

/** 'November 2026' for '2026-11', or '' when it is no month. */
function formatMonth(month: string): string {
  const instant = Date.parse(`${month}-01T00:00:00Z`);
  if (Number.isNaN(instant)) return '';
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(instant);
}
