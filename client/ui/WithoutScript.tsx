import type { ReactNode } from 'react';

/**
 * A part of a page for browsers without JavaScript, which only the server renders. Write `typeof
 * window === 'undefined' && <WithoutScript>…`, so that the browser bundle does not contain it. It
 * must not contain another `WithoutScript`. ADR 0042.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}

/**
 * A part of a page that is useless without JavaScript. The server renders it, and the page's style
 * sheet hides it without JavaScript. Use it with the same condition as `WithoutScript`. ADR 0042.
 */
export function WithScript({ children }: { children: ReactNode }) {
  return <div data-scripted>{children}</div>;
}
