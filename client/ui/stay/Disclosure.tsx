import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './Disclosure.module.css';

/** A part of a card that is collapsed until a traveler presses its title. */
export function Disclosure({
  title,
  open = false,
  children,
}: {
  title: string;
  /** Whether the part is open at first. */
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
