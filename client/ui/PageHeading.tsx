import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from './classNames.ts';
import styles from './PageHeading.module.css';

/**
 * The one `h1` of a page. It takes the focus when its page appears, so that a screen reader reads
 * where the traveller has come to and the keyboard goes on from there.
 */
export function PageHeading({ className, ...heading }: Omit<ComponentProps<'h1'>, 'ref'>) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <h1
      {...heading}
      ref={element}
      tabIndex={-1}
      className={classNames(styles.heading, className)}
    />
  );
}
