import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './FrameSelect.module.css';

/** A select of the header. While it is closed, it is no wider than the text `shown`. */
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
