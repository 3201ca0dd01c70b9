import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/**
 * The class for content that is only for screen readers and is not a `span`, such as the head of a
 * table.
 */
export const visuallyHidden = styles.hidden;

/** A text for screen readers only, which completes the visible text around it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/**
 * Renders the `<hidden>` part of a text, which is only for screen readers. Pass this function to
 * `t.rich`.
 */
export function hidden(chunks: ReactNode): ReactNode {
  return <VisuallyHidden>{chunks}</VisuallyHidden>;
}
