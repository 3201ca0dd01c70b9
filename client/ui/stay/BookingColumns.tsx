import type { ReactNode } from 'react';
import styles from './BookingColumns.module.css';

/**
 * The two columns of the sample booking's pages. `start` and `end` are in the first column, and
 * `side` is in the second. In a narrow window there is one column with `side` in the middle. The
 * button to the next step is then last on the page.
 */
export function BookingColumns({
  start,
  side,
  end,
}: {
  start: ReactNode;
  side: ReactNode;
  end: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>{start}</div>
      <div className={styles.side}>{side}</div>
      <div className={styles.parts}>{end}</div>
    </div>
  );
}
