import { useState } from 'react';
import { useRequestResetMutation } from '../../../api/account/accountApi.ts';
import { routes } from '../../../domain/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from '../account.module.css';
import { EmailField } from '../accountFields.tsx';
import { emailError, onlyErrors } from '../checkFields.ts';
import { FormAlert, MailSent } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';

/** Asks for a mail with which one chooses a new password. Its response says nothing about accounts. */
export function ForgotPasswordForm() {
  const [requestReset] = useRequestResetMutation();
  const [sentTo, setSentTo] = useState('');
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ email: emailError(read('email')) }),
    send: async (read) => {
      const email = read('email').trim();
      await requestReset({ email }).unwrap();
      setSentTo(email);
    },
  });
  if (sentTo) {
    return (
      <MailSent>
        If there is an account for {sentTo}, we have sent a mail with a link to it. The link works
        once, for one hour. After many requests no more mails are sent: use the latest one.
      </MailSent>
    );
  }
  return (
    <form {...props}>
      <div className={styles.fields}>
        <p>We send you a mail with a link to choose a new password.</p>
        <FormAlert message={errors['']} />
        <EmailField error={errors['email']} />
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          Send the mail
        </Button>
        <p className={styles.middle}>
          <TextLink to={routes.signIn}>Back to sign in</TextLink>
        </p>
      </div>
    </form>
  );
}
