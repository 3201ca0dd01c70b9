import { routes } from '../domain/paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { useI18n } from '../ui/useI18n.ts';
import styles from './NotFoundPage.module.css';

/** The page for addresses that are not a route. */
export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <PageShell title={t('page.notFound.title')}>
      <div className={styles.notFound}>
        <PageHeading>{t('page.notFound.heading')}</PageHeading>
        <p className={styles.text}>{t('page.notFound.text')}</p>
        <LinkButton to={routes.home} look="primary">
          {t('page.goHome')}
        </LinkButton>
      </div>
    </PageShell>
  );
}
