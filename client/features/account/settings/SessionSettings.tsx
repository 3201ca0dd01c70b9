import { useNavigate } from 'react-router-dom';
import {
  useEndAllSessionsMutation,
  useEndSessionMutation,
  useGetOpenSessionsQuery,
} from '#client/api/accountApi.ts';
import { routes } from '#client/domain/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from '../account.module.css';
import { useSessionChange } from '../useSessionChange.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the account is signed in; each place can be signed out, or all at once. */
export function SessionSettings() {
  const { data: sessions = [] } = useGetOpenSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endSession] = useEndSessionMutation();
  const [endAll] = useEndAllSessionsMutation();
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  const signOutEverywhere = async () => {
    await endAll().unwrap();
    void navigate(routes.home);
    changeSession(null);
  };
  return (
    <SettingsPanel title="Where you are signed in">
      <ul className={styles.list}>
        {sessions.map(({ id, current, device, address, since }) => (
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
              <Button look="quiet" onClick={() => void endSession(id)}>
                Sign out {device}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => void signOutEverywhere()}>Sign out everywhere</Button>
      </div>
    </SettingsPanel>
  );
}
