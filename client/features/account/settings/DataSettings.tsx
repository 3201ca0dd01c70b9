import {
  useDeleteAccountMutation,
  useDownloadDataMutation,
} from '../../../api/account/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { CurrentPasswordField } from '../accountFields.tsx';
import { onlyErrors, passwordError } from '../checkFields.ts';
import { ActionButton, FormAlert, SettingsPanel } from '../formParts.tsx';
import { useSessionEnd } from '../session/useSessionEnd.ts';
import { useAccountForm } from '../useAccountForm.ts';

/** Lets the traveler download all data of the account, and delete the account. */
export function DataSettings() {
  const { t } = useI18n();
  const [deleteAccount] = useDeleteAccountMutation();
  const [download] = useDownloadDataMutation();
  const endSession = useSessionEnd();
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ password: passwordError(read) }),
    send: (read) =>
      endSession(async () => {
        await deleteAccount({ password: read('password') }).unwrap();
        return t('accountSettings.deletion.deleted');
      }),
  });
  return (
    <>
      <SettingsPanel title={t('accountSettings.data.heading')}>
        <p>{t('accountSettings.data.text')}</p>
        <ActionButton act={async () => saveFile('my-data.json', await download().unwrap())}>
          {t('accountSettings.data.download')}
        </ActionButton>
      </SettingsPanel>
      <SettingsPanel title={t('accountSettings.deletion.heading')}>
        <p>{t('accountSettings.deletion.warning')}</p>
        <form {...props} className={styles.fields}>
          <FormAlert message={errors['']} />
          <CurrentPasswordField error={errors['password']} />
          <div>
            <Button type="submit" aria-disabled={sending}>
              {t('accountSettings.deletion.delete')}
            </Button>
          </div>
        </form>
      </SettingsPanel>
    </>
  );
}

/** Saves a text as a JSON file through the download of the browser. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download fails if the URL is revoked before the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
