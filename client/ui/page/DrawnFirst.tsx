import { type ReactNode, useDeferredValue, useState } from 'react';
import styles from './DrawnFirst.module.css';

/**
 * Delays a part of a page that travelers do not need immediately. If the server has drawn the page,
 * the app first keeps the server's version of this part. `giveWay` in `earlyInput.ts` moves it to
 * the place with the same name. The app draws the part itself once the rest of the page responds to
 * input. On any other page the part is drawn at once. ADR 0041.
 */
export function DrawnFirst({ name, children }: { name: string; children: ReactNode }) {
  const [drawn] = useState(
    () =>
      typeof window !== 'undefined' &&
      document.querySelector(`#drawn [data-part="${name}"]`) !== null,
  );
  const own = useDeferredValue(true, drawn ? false : undefined);
  return (
    <div data-part={name} key={String(own)} className={styles.part}>
      {own && children}
    </div>
  );
}
