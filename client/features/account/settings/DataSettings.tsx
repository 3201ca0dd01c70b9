import { useDeleteAccountMutation, useDownloadDataMutation } from '../../../api/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../account.module.css';
import { ActionButton } from '../ActionButton.tsx';
import { CurrentPasswordField } from '../accountFields.tsx';
import { onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert } from '../FormAlert.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useSessionEnd } from '../useSessionEnd.ts';
import { saveFile } from './saveFile.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

/** Downloads all data of the account, and deletes the account. */
export function DataSettings() {
  const [deleteAccount] = useDeleteAccountMutation();
  const [download] = useDownloadDataMutation();
  const endSession = useSessionEnd();
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ password: passwordError(read) }),
    send: (read) => endSession(() => deleteAccount({ password: read('password') }).unwrap()),
  });
  return (
    <>
      <SettingsPanel title="Your data">
        <p>
          A file with everything that we keep of you: account, trips, reviews, OneKeyCash,
          travelers, favorites and newsletter.
        </p>
        <ActionButton act={async () => saveFile('my-data.json', await download().unwrap())}>
          Download my data
        </ActionButton>
      </SettingsPanel>
      <SettingsPanel title="Delete the account">
        <p>
          This cannot be undone. Your reservations stay with the hotels, and the links in their
          mails open them; to cancel one, do it before. Your reviews stay, without your name. Your
          OneKeyCash is lost.
        </p>
        <form {...props} className={styles.fields}>
          <FormAlert message={errors['']} />
          <CurrentPasswordField error={errors['password']} />
          <div>
            <Button type="submit" aria-disabled={sending}>
              Delete my account
            </Button>
          </div>
        </form>
      </SettingsPanel>
    </>
  );
}
