import type { ReactNode } from 'react';
import type { GuestRating } from '../domain/hotels/guestRating.ts';
import { classNames } from './classNames.ts';
import styles from './GuestScore.module.css';

/** What guests think of a hotel: the score as a badge, its word, and how many there are. */
export function GuestScore({
  rating: { score, word, count },
  className,
}: {
  rating: GuestRating;
  className?: string | undefined;
}) {
  return (
    <p className={classNames(styles.guests, className)}>
      <RatingBadge>{score}</RatingBadge>
      <span>
        {word && <strong>{word}</strong>} <span className={styles.reviews}>{count}</span>
      </span>
    </p>
  );
}

/** A rating's value on the brand's colour. */
export function RatingBadge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
