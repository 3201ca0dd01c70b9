import type { ReactNode } from 'react';
import type { GuestRating } from '../domain/hotels/guestRating.ts';
import { classNames } from './classNames.ts';
import { useI18n } from './useI18n.ts';
import { hidden } from './VisuallyHidden.tsx';
import styles from './GuestScore.module.css';

/** The guest rating of a hotel: the score as a badge, its word, and the number of ratings. */
export function GuestScore({
  rating: { score, word, count },
  className,
}: {
  rating: GuestRating;
  className?: string | undefined;
}) {
  return (
    <p className={classNames(styles.guests, className)}>
      <ScoreBadge>{score}</ScoreBadge>
      <span>
        {word && <strong>{word}</strong>} <span className={styles.reviews}>{count}</span>
      </span>
    </p>
  );
}

/** A guest score on a background in the brand's color. Screen readers read '9.1 of 10'. */
export function ScoreBadge({ children }: { children: string | undefined }) {
  const { t } = useI18n();
  return (
    <RatingBadge>{t.rich('hotels.guests.score', { score: children ?? '', hidden })}</RatingBadge>
  );
}

/** The value of a rating on a background in the brand's color. */
export function RatingBadge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
