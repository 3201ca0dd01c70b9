import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './ByWidth.module.css';
import { WithoutScript } from './WithoutScript.tsx';
import { useMediaQuery } from './browser/useMediaQuery.ts';

const widths = {
  tablet: ['(min-width: 48rem)', styles.belowTablet, styles.fromTablet],
  desktop: ['(min-width: 64rem)', styles.belowDesktop, styles.fromDesktop],
} as const;

/**
 * Shows one of two parts depending on the width of the view. The server does not know the width and
 * renders both, and the style sheet hides one. Both parts need JavaScript, like those of
 * `WithScript`.
 */
export function ByWidth({
  from,
  narrow,
  wide,
}: {
  from: keyof typeof widths;
  narrow?: ReactNode;
  wide: ReactNode;
}) {
  const [query, below, above] = widths[from];
  const isWide = useMediaQuery(query);
  if (typeof window !== 'undefined') return isWide ? wide : narrow;
  return (
    <>
      {narrow && (
        <div data-scripted className={classNames(styles.both, below)}>
          {narrow}
        </div>
      )}
      {wide && (
        <div data-scripted className={classNames(styles.both, above)}>
          {wide}
        </div>
      )}
    </>
  );
}

/**
 * Shows one of two parts depending on the width of the view, for browsers without JavaScript, like
 * `WithoutScript`.
 */
export function WithoutScriptByWidth({
  from,
  narrow,
  wide,
}: {
  from: keyof typeof widths;
  narrow: ReactNode;
  wide: ReactNode;
}) {
  const [, below, above] = widths[from];
  return (
    <WithoutScript>
      <div className={below}>{narrow}</div>
      <div className={above}>{wide}</div>
    </WithoutScript>
  );
}
