import { useNavigate } from 'react-router-dom';
import { accountPaths } from '#contracts/site/account.ts';
import { useDeleteAccountMutation } from '#client/api/accountApi.ts';
import { routes } from '#client/domain/paths.ts';
import { AnchorButton, Button } from '#client/ui/Button.tsx';
import styles from '../account.module.css';
import { CurrentPasswordField } from '../accountFields.tsx';
import { onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert } from '../FormAlert.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useSessionChange } from '../useSessionChange.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

/** Downloads all data of the account, and deletes the account. */
export function DataSettings() {
  const [deleteAccount] = useDeleteAccountMutation();
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ password: passwordError(read) }),
    send: async (read) => {
      await deleteAccount({ password: read('password') }).unwrap();
      void navigate(routes.home);
      changeSession(null);
    },
  });
  return (
    <>
      <SettingsPanel title="Your data">
        <p>
          A file with everything that we keep of you: account, trips, reviews, OneKeyCash,
          travelers, favorites and newsletter.
        </p>
        <div>
          <AnchorButton href={accountPaths.data} download>
            Download my data
          </AnchorButton>
        </div>
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
