import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/**
 * A box that says something about the page: `good` what was done, `amber` what to mind, `danger`
 * what failed.
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
