import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignInMutation } from '../../../api/account/accountApi.ts';
import { routes } from '../../../domain/paths.ts';
import { returnPath } from '../../../domain/addresses/returnPath.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/fields/ChoiceField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { browserZone } from './browserZone.ts';
import { EmailField, PasswordField } from '../accountFields.tsx';
import { emailError, onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { hasExpired, useSecondStep } from './useSecondStep.tsx';

/**
 * Signs in with an email address and a password, or with a passkey. Accounts with two-step sign-in
 * also need a code. The form then returns to the page from which the traveler came. Spec §2.
 */
export function SignInForm() {
  const { t } = useI18n();
  const location = useLocation();
  const state: unknown = location.state;
  const [signIn] = useSignInMutation();
  const [remembered, setRemembered] = useState(false);
  const { onResponse, secondStep } = useSecondStep(returnPath(state));
  const { errors, sending, props } = useAccountForm({
    check: (read) =>
      onlyErrors({
        email: emailError(read('email')),
        password: passwordError(read),
      }),
    send: async (read) => {
      const email = read('email').trim();
      const rememberMe = read('rememberMe') === 'on';
      await onResponse(
        await signIn({ email, password: read('password'), rememberMe, ...browserZone() }).unwrap(),
      );
    },
  });

  if (secondStep) return secondStep;
  return (
    <>
      <form {...props}>
        <div className={styles.fields}>
          <FormAlert
            message={
              errors[''] ?? (hasExpired(state) ? t('account.errors.signInAgain') : undefined)
            }
          />
          <EmailField autoComplete="username webauthn" error={errors['email']} />
          <PasswordField error={errors['password']} />
          <div className={styles.row}>
            <CheckboxField
              name="rememberMe"
              onChange={({ target }) => setRemembered(target.checked)}
            >
              {t('signIn.signIn.rememberMe')}
            </CheckboxField>
            <TextLink to={routes.forgotPassword}>{t('signIn.forgotPassword.title')}</TextLink>
          </div>
          <Button type="submit" look="primary" wide aria-disabled={sending}>
            {t('account.login')}
          </Button>
          <p className={styles.middle}>
            {t.rich('signIn.signIn.signUp', {
              link: (chunks) => (
                <TextLink to={routes.signUp} state={state}>
                  {chunks}
                </TextLink>
              ),
            })}
          </p>
        </div>
      </form>
      <PasskeySignIn rememberMe={remembered} onResponse={onResponse} />
    </>
  );
}
