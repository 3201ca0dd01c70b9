import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** The class of what only screen readers have, where that is no `span`: the head of a table. */
export const visuallyHidden = styles.hidden;

/** Text for screen readers alone, which completes what sighted travelers see around it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Draws what a text has in `<hidden>`, which only screen readers say: an argument of `t.rich`. */
export function hidden(chunks: ReactNode): ReactNode {
  return <VisuallyHidden>{chunks}</VisuallyHidden>;
}
