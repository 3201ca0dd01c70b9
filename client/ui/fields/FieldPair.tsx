import type { ReactNode } from 'react';
import styles from './FieldPair.module.css';

/** Two fields side by side, or one below the other on phones. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
