import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignUpMutation } from '../../../api/account/accountApi.ts';
import { routes } from '../../../domain/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { EmailField, NameField } from '../accountFields.tsx';
import { emailError, nameError, newPasswordErrors, onlyErrors } from '../checkFields.ts';
import { FormAlert, ltr, MailSent } from '../formParts.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useAccountForm } from '../useAccountForm.ts';

/**
 * Creates an account with a full name, an email address and a password, which is typed twice. The
 * site sends an email with the next step even if the address already has an account. This way, the
 * form does not reveal existing accounts. Spec §2.
 */
export function SignUpForm() {
  const { t } = useI18n();
  const location = useLocation();
  const state: unknown = location.state;
  const [signUp] = useSignUpMutation();
  const [sentTo, setSentTo] = useState('');
  const { errors, sending, props } = useAccountForm({
    check: (read) =>
      onlyErrors({
        name: nameError(read),
        email: emailError(read('email')),
        ...newPasswordErrors(read, 'password'),
      }),
    send: async (read) => {
      const email = read('email').trim();
      await signUp({ name: read('name').trim(), email, password: read('password') }).unwrap();
      setSentTo(email);
    },
  });

  if (sentTo) {
    return <MailSent>{t.rich('signIn.signUp.sent', { email: sentTo, ltr })}</MailSent>;
  }
  return (
    <form {...props}>
      <div className={styles.fields}>
        <FormAlert message={errors['']} />
        <NameField error={errors['name']} />
        <EmailField error={errors['email']} />
        <NewPasswordFields label={t('account.fields.password')} name="password" errors={errors} />
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          {t('signIn.signUp.submit')}
        </Button>
        <p className={styles.middle}>
          {t.rich('signIn.signUp.signIn', {
            link: (chunks) => (
              <TextLink to={routes.signIn} state={state}>
                {chunks}
              </TextLink>
            ),
          })}
        </p>
      </div>
    </form>
  );
}
