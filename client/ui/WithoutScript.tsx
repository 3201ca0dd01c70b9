import type { ReactNode } from 'react';

/**
 * A part of a page for browsers without JavaScript, drawn by the server alone. Write it as
 * `typeof window === 'undefined' && <WithoutScript>…`, so that the browser's files leave it out. It
 * holds no other one. ADR 0021.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}

/**
 * A part of a page that is of no use without JavaScript, drawn by the server: it is not shown then.
 * The page's style sheet hides what is inert before the app has taken over. It must not hold links,
 * which are alive until then. Write it as `WithoutScript`. ADR 0021.
 */
export function WithScript({ children }: { children: ReactNode }) {
  return (
    <div inert data-scripted>
      {children}
    </div>
  );
}
