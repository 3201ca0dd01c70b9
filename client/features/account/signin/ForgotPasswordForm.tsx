import { useState } from 'react';
import { useRequestResetMutation } from '../../../api/account/accountApi.ts';
import { routes } from '../../../domain/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { EmailField } from '../accountFields.tsx';
import { emailError, onlyErrors } from '../checkFields.ts';
import { FormAlert, ltr, MailSent } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';

/**
 * Requests an email with a link to set a new password. The response does not reveal whether the
 * account exists.
 */
export function ForgotPasswordForm() {
  const { t } = useI18n();
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
    return <MailSent>{t.rich('signIn.forgotPassword.sent', { email: sentTo, ltr })}</MailSent>;
  }
  return (
    <form {...props}>
      <div className={styles.fields}>
        <p>{t('signIn.forgotPassword.text')}</p>
        <FormAlert message={errors['']} />
        <EmailField error={errors['email']} />
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          {t('signIn.forgotPassword.submit')}
        </Button>
        <p className={styles.middle}>
          <TextLink to={routes.signIn}>{t('signIn.forgotPassword.back')}</TextLink>
        </p>
      </div>
    </form>
  );
}
