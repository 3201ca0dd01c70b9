import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

export type Tone = 'neutral' | 'good' | 'amber' | 'danger' | 'sea';

/** A state in a word. Its tone never says more than the word does. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
