import type { Review } from '#contracts/site/reviews.ts';
import { guestRatingOf } from '../../domain/hotels/guestRating.ts';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './reviews.module.css';

/** The score, author, month and text of a review, with its line breaks. */
export function ReviewText({ review }: { review: Review }) {
  const { t, formats } = useI18n();
  const { score, month, text } = review;
  const word = guestRatingOf({ guest_rating: { score, reviews: 1 } })?.word;
  return (
    <>
      <p className={styles.head}>
        <RatingBadge>
          {t.rich('reviews.score', {
            score,
            hidden: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
          })}
        </RatingBadge>
        {word && <strong>{word}</strong>}
        <span className={styles.quiet}>
          {t.rich('reviews.by', {
            author: review.author ?? t('reviews.aGuest'),
            month: formats.dayWith(`${month}-01`, { month: 'long', year: 'numeric' }),
            name: (chunks) => <bdi>{chunks}</bdi>,
          })}
        </span>
      </p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </>
  );
}
