import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Session } from '#contracts/site/account/account.ts';
import { useGetOpenSessionsQuery } from '../../../api/account/accountApi.ts';
import { useGetIdentitiesQuery } from '../../../api/account/identityApi.ts';
import { useGetRewardsQuery } from '../../../api/account/rewardsApi.ts';
import { useGetSavedTravelersQuery } from '../../../api/account/savedTravelersApi.ts';
import { accountAddress, type AccountSection, accountSections } from '../../../domain/paths.ts';
import { LoadingOverlay } from '../../../ui/page/LoadingOverlay.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './AccountSettings.module.css';
import { RewardsHistory } from './RewardsHistory.tsx';
import { SavedTravelers } from './SavedTravelers.tsx';
import { DataSettings } from './DataSettings.tsx';
import { IdentitySettings, NoPassword } from './IdentitySettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import { SessionSettings } from './SessionSettings.tsx';
import { usePasskeySettings } from './usePasskeySettings.ts';
import { SignInList } from './SignInList.tsx';
import { TwoStepSettings } from './TwoStepSettings.tsx';

/**
 * Renders links to all sections of the account page, and one section below the links. If the site
 * gives no OneKeyCash, only the OneKeyCash section itself has the link to OneKeyCash.
 *
 * A section appears only after its data has loaded or failed to load. Data that appears later would
 * move the buttons below it, and a click in progress would miss its button.
 */
export function AccountSettings({
  session,
  section,
}: {
  session: Session;
  section: AccountSection;
}) {
  const { t } = useI18n();
  const rewards = useGetRewardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const travellers = useGetSavedTravelersQuery(undefined, { skip: section !== 'travelers' });
  const sessions = useGetOpenSessionsQuery(undefined, { skip: section !== 'security' });
  const PasskeySettings = usePasskeySettings(section === 'security');
  const identities = useGetIdentitiesQuery(undefined, {
    skip: section === 'rewards' || section === 'travelers',
  });
  const [shown, setShown] = useState<AccountSection>();
  if (shown !== section) {
    const queries = [rewards, travellers, sessions, identities];
    if (queries.some(({ isLoading }) => isLoading) || PasskeySettings === undefined) {
      return <LoadingOverlay loading />;
    }
    setShown(section);
  }
  const earns = rewards.data?.enabled !== false || section === 'rewards';
  const lacksPassword = identities.data?.password === false;
  const parts = {
    profile: () => (
      <>
        {lacksPassword && <NoPassword />}
        <ProfileSettings session={session} />
      </>
    ),
    security: () => (
      <>
        {lacksPassword ? (
          <NoPassword />
        ) : (
          <>
            <PasswordSettings session={session} />
            <TwoStepSettings session={session} />
            {PasskeySettings && <PasskeySettings passkeys={sessions.data?.passkeys ?? []} />}
          </>
        )}
        <IdentitySettings identities={identities.data?.identities ?? []} />
        <SessionSettings query={sessions} />
        <SignInList signIns={sessions.data?.signIns} />
      </>
    ),
    rewards: () => <RewardsHistory query={rewards} />,
    travelers: () => <SavedTravelers query={travellers} />,
    privacy: () => (
      <>
        {lacksPassword && <NoPassword />}
        <DataSettings />
      </>
    ),
  } satisfies Record<AccountSection, unknown>;
  return (
    <>
      <nav aria-label={t('account.title')} className={styles.sections}>
        {accountSections
          .filter((name) => name !== 'rewards' || earns)
          .map((name) => (
            <Link
              key={name}
              to={accountAddress(name)}
              aria-current={name === section ? 'page' : undefined}
              className={styles.section}
            >
              {t(`account.sections.${name}`)}
            </Link>
          ))}
      </nav>
      {parts[section]()}
    </>
  );
}
