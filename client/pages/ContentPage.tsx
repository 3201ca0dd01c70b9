import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type Content as PageContent, contentPages } from '#contracts/site/content.ts';
import { directionOf, splitLanguage } from '#contracts/texts/languages.ts';
import { useGetContentQuery } from '../api/contentApi.ts';
import { ContactForm } from '../features/contact/ContactForm.tsx';
import { Content } from '../ui/page/Content.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { useI18n } from '../ui/useI18n.ts';
import styles from './ContentPage.module.css';
import { NotFoundPage } from './NotFoundPage.tsx';

/**
 * A page about the operator, about how the site works, or with its terms, as the server renders it.
 * A site may lack some of these pages. ADR 0021.
 */
export function ContentPage() {
  const { page = '' } = useParams();
  const booking = new URLSearchParams(useLocation().search).get('booking') ?? '';
  const { t, language } = useI18n();
  const isKnown = contentPages.some((each) => each === page);
  const query = useGetContentQuery({ language, page }, { skip: !isKnown });
  const isMissing = query.error && 'status' in query.error && query.error.status === 404;
  if (!isKnown || isMissing) return <NotFoundPage />;
  const content = query.currentData;
  return (
    <PageShell title={content?.title ?? (query.error ? t('page.brand') : undefined)}>
      <Content spaced className={styles.page}>
        {content && <Text content={content} />}
        {/* While the page loads in another language, the form and its typed values stay. */}
        {page === 'contact-us' && query.data?.contact && <ContactForm booking={booking} />}
        {!content && query.error && <NotLoaded query={query} />}
      </Content>
    </PageShell>
  );
}

function Text({ content: { title, html, sections, language, sample } }: { content: PageContent }) {
  const { t, ...i18n } = useI18n();
  const navigate = useNavigate();
  /** Opens links to the site's own pages without reloading the site. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(splitLanguage(path).path);
  };
  return (
    <>
      <PageHeading lang={language} dir={directionOf(language)}>
        {title}
      </PageHeading>
      {language !== i18n.language && <p className={styles.notice}>{t('content.inEnglish')}</p>}
      {sample && <p className={styles.notice}>{t('content.sample')}</p>}
      <div className={styles.columns}>
        {sections.length > 2 && (
          <nav aria-label={t('content.contents')} className={styles.contents}>
            <h2>{t('content.contents')}</h2>
            <ul lang={language}>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div
          className={styles.text}
          lang={language}
          dir={directionOf(language)}
          onClick={follow}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </>
  );
}
