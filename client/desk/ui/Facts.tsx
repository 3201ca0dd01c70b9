import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A label with its value. A fact without a value is not shown. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** A list of facts. With `amounts` the values are aligned at the end, as in a ledger. */
export function Facts({ facts, amounts = false }: { facts: readonly Fact[]; amounts?: boolean }) {
  return (
    <dl className={styles.facts} data-amounts={amounts}>
      {facts
        .filter(({ value }) => value != null && value !== '' && value !== false)
        .map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
