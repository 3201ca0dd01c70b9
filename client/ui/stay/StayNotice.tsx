import type { ReactNode } from 'react';
import { useFocusOnMount } from '../browser/useFocusOnMount.ts';
import styles from './StayNotice.module.css';

/**
 * A notice that the chosen stay cannot be shown, with the reason. `children` offers the next steps.
 */
export function StayNotice({
  title,
  reason,
  takesFocus = false,
  children,
}: {
  title: string;
  reason: ReactNode;
  /** Whether the notice takes the focus when it appears. */
  takesFocus?: boolean | undefined;
  children?: ReactNode;
}) {
  const section = useFocusOnMount<HTMLElement>(takesFocus);
  return (
    <section ref={section} tabIndex={-1} className={styles.notice}>
      <div role="alert">
        <h2 className={styles.title}>{title}</h2>
        <p>{reason}</p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
