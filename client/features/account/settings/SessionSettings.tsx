import type { OpenSession } from '#contracts/site/account.ts';
import {
  useEndAllSessionsMutation,
  useEndSessionMutation,
} from '../../../api/account/accountApi.ts';
import { NotLoaded, type Query } from '../../../ui/NotLoaded.tsx';
import styles from '../account.module.css';
import { ActionButton } from '../formParts.tsx';
import { notSignedOut, useSignOut } from '../session/useSessionEnd.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the account is signed in; each place can be signed out, or all at once. */
export function SessionSettings({ query }: { query: Query<readonly OpenSession[]> }) {
  const { data: sessions, error } = query;
  const [endSession] = useEndSessionMutation();
  const [endAll] = useEndAllSessionsMutation();
  const signOut = useSignOut();
  return (
    <SettingsPanel title="Where you are signed in">
      {Boolean(error) && <NotLoaded query={query} />}
      <ul className={styles.list}>
        {sessions?.map(({ id, current, device, address, since }) => (
          <li key={id} className={styles.item}>
            <div>
              <p>
                {device}
                {current && ' (this device)'}
              </p>
              <p className={styles.muted}>
                since {format.format(new Date(since))}, from {address}
              </p>
            </div>
            {!current && (
              <ActionButton
                look="quiet"
                act={async () => {
                  await endSession(id).unwrap();
                }}
              >
                Sign out {device}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <ActionButton failed={notSignedOut} act={() => signOut(() => endAll().unwrap())}>
        Sign out everywhere
      </ActionButton>
    </SettingsPanel>
  );
}
