import { AccountSettings } from '../../features/account/settings/AccountSettings.tsx';
import { SignedInOnly } from '../../features/account/session/SignedInOnly.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/page/PageShell.tsx';
import styles from './AccountPage.module.css';

/** The settings of the account. */
export function AccountPage() {
  return (
    <PageShell title="Account">
      <Content>
        <div className={styles.page}>
          <PageHeading>Account</PageHeading>
          <SignedInOnly what="your account">
            {(session) => <AccountSettings session={session} />}
          </SignedInOnly>
        </div>
      </Content>
    </PageShell>
  );
}
