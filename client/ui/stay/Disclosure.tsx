import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './Disclosure.module.css';

/** A part of a card that is collapsed until its title is pressed. */
export function Disclosure({
  title,
  open = false,
  children,
}: {
  title: string;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}) {
  const [openAtFirst] = useState(open);
  return (
    <details open={openAtFirst} className={styles.disclosure}>
      <summary>
        {title}
        <ChevronDownIcon />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
