import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Content.module.css';

/**
 * A part of a page in the centered content column, which has a maximum width. A `spaced` part keeps
 * the distance of a section from the part above it.
 */
export function Content({
  as: Element = 'div',
  spaced = false,
  className,
  ...content
}: {
  as?: 'div' | 'section' | 'header';
  spaced?: boolean;
} & HTMLAttributes<HTMLElement>) {
  return (
    <Element
      className={classNames(styles.content, spaced && styles.spaced, className)}
      {...content}
    />
  );
}
