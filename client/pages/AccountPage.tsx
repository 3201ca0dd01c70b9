import { RewardsHistory } from '../features/account/rewards/RewardsHistory.tsx';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { SavedTravellers } from '../features/account/travellers/SavedTravellers.tsx';
import { DataSettings } from '../features/account/settings/DataSettings.tsx';
import { PasswordSettings } from '../features/account/settings/PasswordSettings.tsx';
import { ProfileSettings } from '../features/account/settings/ProfileSettings.tsx';
import { SessionSettings } from '../features/account/settings/SessionSettings.tsx';
import { TwoStepSettings } from '../features/account/settings/TwoStepSettings.tsx';
import { Content } from '../ui/Content.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageShell } from '../ui/PageShell.tsx';
import styles from './AccountPage.module.css';

/** The account of whoever is signed in. */
export function AccountPage() {
  return (
    <PageShell title="Account">
      <Content>
        <div className={styles.page}>
          <PageHeading>Account</PageHeading>
          <SignedInOnly what="your account">
            {(session) => (
              <>
                <ProfileSettings session={session} />
                <PasswordSettings />
                <TwoStepSettings session={session} />
                <RewardsHistory />
                <SavedTravellers />
                <SessionSettings />
                <DataSettings />
              </>
            )}
          </SignedInOnly>
        </div>
      </Content>
    </PageShell>
  );
}
