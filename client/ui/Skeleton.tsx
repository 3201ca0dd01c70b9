import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

/** The shape of a picture or of lines of text that are loading. `className` sets its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={classNames(styles.shape, className)} />;
}

/** The shapes of lines of text with the given widths. */
export function SkeletonLines({ widths }: { widths: readonly string[] }) {
  return widths.map((width, line) => (
    <div
      key={line}
      aria-hidden
      className={classNames(styles.shape, styles.line)}
      style={{ width }}
    />
  ));
}
