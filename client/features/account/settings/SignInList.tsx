import type { SignIn } from '#contracts/site/account/account.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { SettingsPanel } from '../formParts.tsx';

/** Lists the latest sign-ins, so that the owner of the account notices a stranger's sign-in. */
export function SignInList({ signIns = [] }: { signIns?: readonly SignIn[] | undefined }) {
  const i18n = useI18n();
  const { t } = i18n;
  if (signIns.length === 0) return null;
  return (
    <SettingsPanel title={t('accountSettings.signIns.heading')}>
      <p>{t('accountSettings.signIns.notYou')}</p>
      <ul className={styles.list}>
        {signIns.map((signIn) => (
          <li key={signIn.id}>
            <p>{signIn.device}</p>
            <p className={styles.muted}>{timeOf(i18n, signIn)}</p>
            {signIn.way && (
              <p className={styles.muted}>
                {t(`accountSettings.signIns.way.${signIn.way}`, {
                  provider: signIn.provider ?? '',
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </SettingsPanel>
  );
}

const parts = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/**
 * Formats the time of a sign-in in the time zone of the sign-in, with the name of the zone: 'Nov
 * 30, 2026, 1:05 PM Pakistan Time'. Uses the local time if the sign-in has no time zone, or if this
 * browser does not know the zone.
 */
function timeOf({ formats }: SiteI18n, { at, timeZone }: SignIn): string {
  if (timeZone !== null) {
    try {
      return formats.instant(at, { ...parts, timeZone, timeZoneName: 'longGeneric' });
    } catch {
      // This browser does not know the zone.
    }
  }
  return formats.instant(at, parts);
}
