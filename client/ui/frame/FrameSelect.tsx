import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './FrameSelect.module.css';

/** A select of the header, no wider than the text `shown` while it is closed. */
export function FrameSelect({
  shown,
  ...select
}: { shown: string } & Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className={styles.box}>
      <span aria-hidden="true" className={styles.shown}>
        {shown}
        <span className={styles.arrow}>
          <ChevronDownIcon size={16} />
        </span>
      </span>
      <select className={styles.select} {...select} />
    </div>
  );
}
