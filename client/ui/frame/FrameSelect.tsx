import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './FrameSelect.module.css';

/**
 * A select in the header or the footer, no wider than the text `shown` while it is closed. The one
 * in the header is hidden in a narrow window.
 */
export function FrameSelect({
  place,
  shown,
  ...select
}: { place: 'header' | 'footer'; shown: string } & Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className={classNames(styles.box, place === 'footer' ? styles.onDark : styles.inHeader)}>
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
