import type { GuestRating } from '../domain/hotels/guestRating.ts';
import { classNames } from './classNames.ts';
import styles from './GuestScore.module.css';
import { RatingBadge } from './RatingBadge.tsx';

/** What guests think of a hotel: the score as a badge, its word, and the number of reviews. */
export function GuestScore({
  rating: { score, word, reviews },
  className,
}: {
  rating: GuestRating;
  className?: string | undefined;
}) {
  return (
    <p className={classNames(styles.guests, className)}>
      <RatingBadge>{score}</RatingBadge>
      <span>
        {word && <strong>{word}</strong>} <span className={styles.reviews}>{reviews}</span>
      </span>
    </p>
  );
}
