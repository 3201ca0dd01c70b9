import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useRef } from 'react';
import { useI18n } from '../useI18n.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { DrawnFirst } from '../page/DrawnFirst.tsx';
import { usePageNumber } from '../page/PageNavigation.tsx';
import { PageNotice } from '../page/PageNotice.tsx';
import styles from './PageShell.module.css';
import { SkipLink } from './SkipLink.tsx';

/**
 * The frame of every page: skip link, header, `main` and footer. It also sets the document's title.
 * While `title` is undefined, the title does not change, because the server may have written the
 * right one.
 *
 * On a new page the heading has the focus, so that screen readers read it. If Tab is the traveler's
 * first key there, the focus goes to the skip link, as in a newly loaded document. All content
 * before the heading is then reachable with Tab alone.
 */
export function PageShell({ title, children }: { title: string | undefined; children: ReactNode }) {
  const { t } = useI18n();
  useEffect(() => {
    if (title !== undefined) document.title = t('page.title', { title });
  }, [t, title]);
  const page = usePageNumber();
  const started = useRef(-1);
  // Only the first key moves the focus to the skip link. Later a heading may have the focus again,
  // for example after turning a page of results.
  const start = () => {
    started.current = page;
  };
  const startAtTop = (event: KeyboardEvent) => {
    const { key, shiftKey, target, currentTarget } = event;
    if (started.current === page) return;
    start();
    if (key !== 'Tab' || shiftKey || !(target instanceof HTMLHeadingElement)) return;
    event.preventDefault();
    currentTarget.querySelector('a')?.focus();
  };
  return (
    <div className={styles.shell} onKeyDown={startAtTop} onPointerDown={start}>
      <SkipLink>{t('page.skipToContent')}</SkipLink>
      {use(PageTop)}
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageNotice />
        {children}
      </main>
      <DrawnFirst name="footer">
        <Footer />
      </DrawnFirst>
    </div>
  );
}

/** The content above the header of every page, after the skip link. */
export const PageTop = createContext<ReactNode>(null);
