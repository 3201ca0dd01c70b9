import type { OpenSessions } from '#contracts/site/account/account.ts';
import {
  useEndAllSessionsMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '../../../api/account/accountApi.ts';
import { NotLoaded, type Query } from '../../../ui/NotLoaded.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { ActionButton, ltr, SettingsPanel } from '../formParts.tsx';
import { useSignOut } from '../session/useSessionEnd.ts';

/**
 * Lists the devices on which the account is signed in. The traveler can sign out one device, all
 * other devices, or all devices.
 */
export function SessionSettings({ query }: { query: Query<OpenSessions> }) {
  const { t, formats } = useI18n();
  const { data, error } = query;
  const sessions = data?.sessions;
  const [endSession] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [endAll] = useEndAllSessionsMutation();
  const signOut = useSignOut();
  return (
    <SettingsPanel title={t('accountSettings.sessions.heading')}>
      {Boolean(error) && <NotLoaded query={query} />}
      <ul className={styles.list}>
        {sessions?.map(({ id, current, device, address, since }) => (
          <li key={id} className={styles.item}>
            <div>
              <p>{current ? t('accountSettings.sessions.thisDevice', { device }) : device}</p>
              <p className={styles.muted}>
                {t.rich('accountSettings.sessions.since', {
                  time: formats.instant(since, { dateStyle: 'medium', timeStyle: 'short' }),
                  address,
                  ltr,
                })}
              </p>
            </div>
            {!current && (
              <ActionButton
                look="quiet"
                act={async () => {
                  await endSession(id).unwrap();
                }}
              >
                {t('accountSettings.sessions.signOut', { device })}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {sessions?.some(({ current }) => !current) && (
        <ActionButton
          act={async () => {
            await endOthers().unwrap();
          }}
        >
          {t('accountSettings.sessions.signOutOthers')}
        </ActionButton>
      )}
      <ActionButton failed="notSignedOut" act={() => signOut(() => endAll().unwrap())}>
        {t('accountSettings.sessions.signOutEverywhere')}
      </ActionButton>
    </SettingsPanel>
  );
}
