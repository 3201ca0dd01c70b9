import { AccountSettings } from '../../features/account/settings/AccountSettings.tsx';
import { SignedInOnly } from '../../features/account/session/SignedInOnly.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './AccountPage.module.css';

/** The settings of the account. */
export function AccountPage() {
  const { t } = useI18n();
  return (
    <PageShell title={t('account.title')}>
      <Content>
        <div className={styles.page}>
          <PageHeading>{t('account.title')}</PageHeading>
          <SignedInOnly what="account">
            {(session) => <AccountSettings session={session} />}
          </SignedInOnly>
        </div>
      </Content>
    </PageShell>
  );
}
