import { useState } from 'react';
import type { Session } from '#contracts/site/account/account.ts';
import { useChangePasswordMutation } from '../../../api/account/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { CurrentPasswordField } from '../accountFields.tsx';
import { newPasswordErrors, onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert, SettingsPanel } from '../formParts.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useAccountForm } from '../useAccountForm.ts';

/** Renders the form that changes the password. A new password signs out all other devices. */
export function PasswordSettings({ session }: { session: Session }) {
  const { t } = useI18n();
  const [changePassword] = useChangePasswordMutation();
  const [changes, setChanges] = useState(0);
  return (
    <SettingsPanel title={t('accountSettings.password.heading')}>
      <PasswordForm
        key={changes}
        owner={session}
        change={async (passwords) => {
          await changePassword(passwords).unwrap();
          setChanges(changes + 1);
        }}
      />
      <p role="status">{changes > 0 && t('accountSettings.password.changed')}</p>
    </SettingsPanel>
  );
}

function PasswordForm({
  owner,
  change,
}: {
  owner: Session;
  change: (passwords: { password: string; newPassword: string }) => Promise<void>;
}) {
  const { t } = useI18n();
  const { errors, sending, props } = useAccountForm({
    check: (read) =>
      onlyErrors({
        password: passwordError(read),
        ...newPasswordErrors(read, 'newPassword', owner),
      }),
    send: (read) => change({ password: read('password'), newPassword: read('newPassword') }),
  });
  return (
    <form {...props} className={styles.fields}>
      <FormAlert message={errors['']} />
      <CurrentPasswordField error={errors['password']} />
      <NewPasswordFields
        label={t('account.fields.newPassword')}
        name="newPassword"
        errors={errors}
        owner={owner}
      />
      <Button type="submit" aria-disabled={sending}>
        {t('accountSettings.password.change')}
      </Button>
    </form>
  );
}
