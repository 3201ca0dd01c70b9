import { today } from '../../domain/search/calendarDay.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './SeasonPoster.module.css';

/**
 * A landscape in the season of the northern half of the earth, as wide as the page, behind what
 * begins it. Its sky is pale, so that text on it keeps WCAG AA.
 */
export function SeasonPoster({ className }: { className: string | undefined }) {
  const month = Number(today().slice(5, 7));
  return (
    <div
      data-season={Math.floor((month % 12) / 3)}
      className={classNames(styles.poster, className)}
    />
  );
}
