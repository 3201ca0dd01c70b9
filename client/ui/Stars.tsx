import { StarRow } from './icons.tsx';
import styles from './Stars.module.css';

const mostStars = 5;

/**
 * A star rating: drawn stars, followed by the rating in words. Screen readers read only the words.
 * The number of stars is the rating rounded down, at most five. Nothing is shown without words.
 * Spec §2.
 */
export function Stars({
  rating,
  children,
}: {
  rating: number | null | undefined;
  /** The rating in words. */
  children: string;
}) {
  if (children === '') return null;
  const stars = Math.min(mostStars, Math.floor(rating ?? 0));
  return (
    <span className={styles.rating}>
      {stars > 0 && (
        <span className={styles.stars}>
          <StarRow stars={stars} />
        </span>
      )}
      {children}
    </span>
  );
}
