import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import styles from './PageHeading.module.css';
import { usePageNumber } from './PageNavigation.tsx';

/**
 * The only `h1` of a page. It takes the focus when it mounts and on each new page, so that screen
 * readers announce the page. A heading that mounts late leaves the focus in a form that the
 * traveler is already filling in. With `scrolls`, the focus also scrolls the heading into view.
 * This is for results that appear outside the view.
 */
export function PageHeading({
  className,
  scrolls = false,
  ...heading
}: Omit<ComponentProps<'h1'>, 'ref'> & { scrolls?: boolean }) {
  const element = useRef<HTMLHeadingElement>(null);
  const page = usePageNumber();
  const shownFor = useRef<number>(undefined);
  useLayoutEffect(() => {
    const appears = shownFor.current === undefined;
    shownFor.current = page;
    const form = document.activeElement?.closest('form');
    if (appears && form && element.current?.closest('main')?.contains(form)) return;
    element.current?.focus({ preventScroll: !scrolls });
  }, [page, scrolls]);
  return (
    <h1
      {...heading}
      ref={element}
      tabIndex={-1}
      className={classNames(styles.heading, className)}
    />
  );
}
