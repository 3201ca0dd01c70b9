import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './PageShell.module.css';

/** Goes there without a step in the history, which pages take for a visit of their own. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/**
 * The frame of every page: skip link, header, `main` and footer. It sets the document's title and,
 * but for the browser's own back and forward, starts a new page at its top.
 */
export function PageShell({ title, children }: { title: string; children: ReactNode }) {
  const navigation = useNavigationType();
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${title} · Stayfarer`;
  }, [title]);
  useEffect(() => {
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [navigation, key]);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main" onClick={skip}>
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
