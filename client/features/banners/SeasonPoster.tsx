import { today } from '../../domain/search/calendarDay.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './SeasonPoster.module.css';

/**
 * Renders a landscape as wide as the page, behind the beginning of the page. It shows the current
 * season of the northern hemisphere. Its sky is pale, so that text on it keeps the contrast of WCAG
 * AA.
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
