import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import styles from './Disclosure.module.css';

/** A part of a card that is collapsed until its title is pressed. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {title}
        <ChevronRightIcon />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
