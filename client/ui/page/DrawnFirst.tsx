import { type ReactNode, useDeferredValue, useState } from 'react';
import styles from './DrawnFirst.module.css';

/**
 * A part of a page that a traveler can do without for a moment. On the page that the server has
 * drawn, the app at first keeps what the server drew of this part: `takeOver` in `open.ts` moves it
 * to the place with the same name. The app draws the part itself once the rest of the page answers.
 * On any other page it is drawn at once. ADR 0041.
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
