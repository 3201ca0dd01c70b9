import type { ReactNode } from 'react';
import styles from './StayNotice.module.css';

/** Says that the chosen stay cannot be shown, and why; `children` are the ways on. */
export function StayNotice({
  title,
  reason,
  children,
}: {
  title: string;
  reason: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.notice}>
      <div role="alert">
        <h2 className={styles.title}>{title}</h2>
        <p>{reason}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
