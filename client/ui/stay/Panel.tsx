import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import { Isolated } from '../Isolated.tsx';
import styles from './Panel.module.css';

/**
 * A titled card of the booking pages. The card is deliberately not a named landmark. Landmarks must
 * have different names, but two cards of the checkout share a title. Spec §2.
 */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.panel}>
      <h2 className={styles.title}>
        <Isolated>{title}</Isolated>
      </h2>
      {children}
    </Card>
  );
}
