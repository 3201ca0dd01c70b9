import type { MouseEvent, ReactNode } from 'react';
import styles from './SkipLink.module.css';

/**
 * The first link of a page. It leads past the header to `main`, and is visible only while it has
 * the focus.
 */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      {children}
    </a>
  );
}

/** A skip link inside a page, which leads past the following content to the element `to`. */
export function SkipTo({ to, children }: { to: string; children: ReactNode }) {
  const skipTo = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className={styles.skip} href={`#${to}`} onClick={skipTo}>
      {children}
    </a>
  );
}

/** Moves the focus without a new history entry. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
