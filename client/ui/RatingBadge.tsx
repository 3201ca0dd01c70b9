import type { ReactNode } from 'react';
import styles from './RatingBadge.module.css';

/** A rating's value on the brand's colour. */
export function RatingBadge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
