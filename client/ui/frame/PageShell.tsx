import { createContext, type ReactNode, use, useEffect } from 'react';
import { useI18n } from '../useI18n.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageNotice } from '../page/PageNotice.tsx';
import styles from './PageShell.module.css';
import { SkipLink } from './SkipLink.tsx';

/**
 * The frame of every page: skip link, header, `main` and footer. It also sets the document's title,
 * which stays as it is while `title` is undefined: the server may have written it already.
 */
export function PageShell({ title, children }: { title: string | undefined; children: ReactNode }) {
  const { t } = useI18n();
  useEffect(() => {
    if (title !== undefined) document.title = t('page.title', { title });
  }, [t, title]);
  return (
    <div className={styles.shell}>
      <SkipLink>{t('page.skipToContent')}</SkipLink>
      {use(PageTop)}
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageNotice />
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** What stands above the header of every page, after the skip link. */
export const PageTop = createContext<ReactNode>(null);
