import { useState } from 'react';
import type { Session } from '#contracts/site/account/account.ts';
import { useChangeEmailMutation, useRenameMutation } from '../../../api/account/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import { emailError, nameError, onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert, ltr, SettingsPanel } from '../formParts.tsx';
import styles from '../account.module.css';
import { CurrentPasswordField, EmailField, NameField } from '../accountFields.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useSessionChange } from '../session/useSessionChange.ts';

/**
 * Edits the name and the email address of the account. A new address takes effect when the traveler
 * confirms it with the link that is sent to the new address.
 */
export function ProfileSettings({ session }: { session: Session }) {
  return (
    <>
      <NameForm name={session.name} />
      <EmailForm email={session.email} />
    </>
  );
}

function NameForm({ name }: { name: string }) {
  const { t } = useI18n();
  const [rename] = useRenameMutation();
  const changeSession = useSessionChange();
  const [saved, setSaved] = useState(false);
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ name: nameError(read) }),
    send: async (read) => {
      const { session } = await rename({ name: read('name').trim() }).unwrap();
      changeSession(session);
      setSaved(true);
    },
  });
  return (
    <SettingsPanel title={t('accountSettings.name.heading')}>
      <form {...props} className={styles.fields} onChange={() => setSaved(false)}>
        <FormAlert message={errors['']} />
        <NameField defaultValue={name} error={errors['name']} />
        <div className={styles.row}>
          <Button type="submit" aria-disabled={sending}>
            {t('accountSettings.name.save')}
          </Button>
          <p role="status">{saved && t('accountSettings.name.saved')}</p>
        </div>
      </form>
    </SettingsPanel>
  );
}

function EmailForm({ email }: { email: string }) {
  const { t } = useI18n();
  const [changeEmail] = useChangeEmailMutation();
  const [sentTo, setSentTo] = useState('');
  const { errors, sending, props } = useAccountForm({
    check: (read) =>
      onlyErrors({
        email: emailError(read('email')),
        password: passwordError(read),
      }),
    send: async (read, form) => {
      const newEmail = read('email').trim();
      await changeEmail({ email: newEmail, password: read('password') }).unwrap();
      form.reset();
      setSentTo(newEmail);
    },
  });
  return (
    <SettingsPanel title={t('accountSettings.email.heading')}>
      <p>{ltr(email)}</p>
      <form {...props} className={styles.fields}>
        <FormAlert message={errors['']} />
        <EmailField
          label={t('accountSettings.email.field')}
          autoComplete="email"
          error={errors['email']}
        />
        <CurrentPasswordField error={errors['password']} />
        <Button type="submit" aria-disabled={sending}>
          {t('accountSettings.email.change')}
        </Button>
        <p role="status">
          {sentTo && t.rich('accountSettings.email.sent', { newEmail: sentTo, email, ltr })}
        </p>
      </form>
    </SettingsPanel>
  );
}
