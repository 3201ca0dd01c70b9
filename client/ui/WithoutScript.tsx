import type { ReactNode } from 'react';

/**
 * A part of a page for browsers without JavaScript, drawn by the server alone. Write it as
 * `typeof window === 'undefined' && <WithoutScript>…`, so that the browser's files leave it out. It
 * holds no other one. ADR 0042.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}

/**
 * A part of a page that is of no use without JavaScript, drawn by the server: the page's style sheet
 * hides it then. Write it as `WithoutScript`. ADR 0042.
 */
export function WithScript({ children }: { children: ReactNode }) {
  return <div data-scripted>{children}</div>;
}
