import type { ReactNode, Ref } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import styles from './SummaryLine.module.css';

/** The summary of a `details` element, with an arrow. */
export function SummaryLine({
  ref,
  children,
}: {
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}) {
  return (
    <summary ref={ref} className={styles.line}>
      {children}
      <ChevronDownIcon />
    </summary>
  );
}
