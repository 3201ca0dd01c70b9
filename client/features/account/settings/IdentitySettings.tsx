import type { Identities } from '#contracts/site/account/account.ts';
import { useRemoveIdentityMutation } from '../../../api/account/identityApi.ts';
import { routes } from '../../../domain/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { ActionButton, ltr, SettingsPanel } from '../formParts.tsx';

/**
 * Lists the accounts at other sites that can sign in to this account. Renders nothing if there are
 * no such accounts.
 */
export function IdentitySettings({ identities }: { identities: Identities['identities'] }) {
  const { t, formats } = useI18n();
  const [remove] = useRemoveIdentityMutation();
  if (identities.length === 0) return null;
  return (
    <SettingsPanel title={t('accountSettings.identities.heading')}>
      <ul className={styles.list}>
        {identities.map(({ id, name, email, since }) => (
          <li key={id} className={styles.item}>
            <div>
              <p>{t.rich('accountSettings.identities.account', { name, email, ltr })}</p>
              <p className={styles.muted}>
                {t('accountSettings.identities.since', {
                  day: formats.instant(since, { dateStyle: 'medium' }),
                })}
              </p>
            </div>
            <ActionButton
              look="quiet"
              act={async () => {
                await remove(id).unwrap();
              }}
            >
              {t('accountSettings.identities.remove', { name })}
            </ActionButton>
          </li>
        ))}
      </ul>
    </SettingsPanel>
  );
}

/**
 * Says that the account has no password, and how to set a password. Changes to the account require
 * a password.
 */
export function NoPassword() {
  const { t } = useI18n();
  return (
    <SettingsPanel title={t('accountSettings.password.heading')}>
      <p>
        {t.rich('accountSettings.identities.noPassword', {
          link: (chunks) => <TextLink to={routes.forgotPassword}>{chunks}</TextLink>,
        })}
      </p>
    </SettingsPanel>
  );
}
