import { today } from '../../domain/search/calendarDay.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './SeasonPoster.module.css';

/**
 * Renders a full-width landscape behind the top of the page. The landscape shows the current season
 * of the northern hemisphere. The sky is pale, so that text on it has the contrast of WCAG AA.
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
