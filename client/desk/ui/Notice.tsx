import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/**
 * A box with a message about the page: `good` for a success, `amber` for a warning, `danger` for a
 * failure.
 */
export function Notice({
  tone,
  heading,
  children,
}: {
  tone: 'good' | 'amber' | 'danger';
  heading?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      {heading && <p className={styles.heading}>{heading}</p>}
      {children && <div>{children}</div>}
    </div>
  );
}
