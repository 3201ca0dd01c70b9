import { useState } from 'react';
import type { Session } from '#contracts/site/account/account.ts';
import { useGetOpenSessionsQuery } from '../../../api/account/accountApi.ts';
import { useGetRewardsQuery } from '../../../api/account/rewardsApi.ts';
import { useGetSavedTravellersQuery } from '../../../api/account/savedTravellersApi.ts';
import { LoadingOverlay } from '../../../ui/page/LoadingOverlay.tsx';
import { RewardsHistory } from './RewardsHistory.tsx';
import { SavedTravellers } from './SavedTravellers.tsx';
import { DataSettings } from './DataSettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import { SessionSettings } from './SessionSettings.tsx';
import { TwoStepSettings } from './TwoStepSettings.tsx';

/**
 * All parts of the account page. They appear together, once their lists have loaded or failed: a
 * list that appeared later would move the buttons below it, and a press that has begun on one of
 * them would be lost.
 */
export function AccountSettings({ session }: { session: Session }) {
  const rewards = useGetRewardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const travellers = useGetSavedTravellersQuery();
  const sessions = useGetOpenSessionsQuery();
  const [shown, setShown] = useState(false);
  if (!shown) {
    if ([rewards, travellers, sessions].some(({ isLoading }) => isLoading)) {
      return <LoadingOverlay loading />;
    }
    setShown(true);
  }
  return (
    <>
      <ProfileSettings session={session} />
      <PasswordSettings session={session} />
      <TwoStepSettings session={session} />
      <RewardsHistory query={rewards} />
      <SavedTravellers query={travellers} />
      <SessionSettings query={sessions} />
      <DataSettings />
    </>
  );
}
