import type { ReactNode } from 'react';
import styles from './FieldPair.module.css';

/** Two fields side by side; on phones one below the other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
