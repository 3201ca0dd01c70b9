import type { ReactNode } from 'react';
import styles from './BookingColumns.module.css';

/**
 * The two columns of the sample booking's pages: `start` and `end` on the left, `side` on the
 * right. On phones `side` is between them, so that the button to the next step is last on the page.
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
