import { useParams } from 'react-router-dom';
import { accountSections } from '../../domain/paths.ts';
import { AccountSettings } from '../../features/account/settings/AccountSettings.tsx';
import { SignedInOnly } from '../../features/account/session/SignedInOnly.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import styles from './AccountPage.module.css';

/** The section of the account settings that the address names, or the first section. */
export function AccountPage() {
  const { t } = useI18n();
  const { section: named = 'profile' } = useParams();
  const section = accountSections.find((each) => each === named);
  if (!section) return <NotFoundPage />;
  const title = t('account.title');
  return (
    <PageShell
      title={section === 'profile' ? title : `${t(`account.sections.${section}`)} · ${title}`}
    >
      <Content>
        <div className={styles.page}>
          <PageHeading>{title}</PageHeading>
          <SignedInOnly what="account">
            {(session) => <AccountSettings session={session} section={section} />}
          </SignedInOnly>
        </div>
      </Content>
    </PageShell>
  );
}
