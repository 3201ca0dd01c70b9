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
 * A part of a page that is of no use without JavaScript, and is not shown then: the page's style
 * sheet hides what is inert before the app has taken over. It must not hold links, which are alive
 * until then. ADR 0021.
 */
export function WithScript({ children }: { children: ReactNode }) {
  if (typeof window !== 'undefined') return children;
  return (
    <div inert data-scripted>
      {children}
    </div>
  );
}
