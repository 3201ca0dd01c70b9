import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import styles from '../account.module.css';

/** A part of the account page. */
export function SettingsPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.panel}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
