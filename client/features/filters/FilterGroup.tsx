import type { ReactNode } from 'react';
import styles from './FilterGroup.module.css';

/** A titled group of the filters. */
export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
