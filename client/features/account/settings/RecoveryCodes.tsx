import { useRenewRecoveryCodesMutation } from '../../../api/account/accountApi.ts';
import { RecoveryCodeList } from '../../../ui/AuthenticatorSetup.tsx';
import { useFocusOnMount } from '../../../ui/useFocusOnMount.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { PasswordPrompt } from './PasswordPrompt.tsx';

/** Makes new recovery codes in place of those that are used or lost. */
export function RenewCodes() {
  const { t } = useI18n();
  const [renew, { data }] = useRenewRecoveryCodesMutation();
  const form = useFocusOnMount<HTMLDivElement>();
  const submit = async (password: string) => {
    await renew({ password }).unwrap();
  };
  if (data) return <RenewedCodes codes={data.recoveryCodes} />;
  return (
    <div ref={form} tabIndex={-1} className={styles.fields}>
      <p>{t('accountSettings.recoveryCodes.warning')}</p>
      <PasswordPrompt submit={submit} action={t('accountSettings.recoveryCodes.make')} />
    </div>
  );
}

function RenewedCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useI18n();
  const part = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className={styles.fields}>
      <p>{t('accountSettings.recoveryCodes.made')}</p>
      <RecoveryCodeList codes={codes} />
    </div>
  );
}
