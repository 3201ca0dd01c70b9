import { useLocation } from 'react-router-dom';
import { useVerifyMutation } from '../../api/accountApi.ts';
import { routes } from '../../domain/paths.ts';
import { readLinkToken } from '../../domain/readLinkToken.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './account.module.css';
import { PasswordField } from './accountFields.tsx';
import { onlyErrors, passwordError } from './checkFields.ts';
import { ConfirmEmailChange } from './ConfirmEmailChange.tsx';
import { FormAlert } from './FormAlert.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useSecondStep } from './useSecondStep.tsx';

/**
 * Confirms the address of a new account, with the link of the mail and the account's password, and signs
 * in. With a link to change an address it confirms that instead.
 */
export function VerifyEmailForm() {
  const { hash } = useLocation();
  const token = readLinkToken(hash, 'token');
  const changeToken = readLinkToken(hash, 'change');
  const [verify] = useVerifyMutation();
  const { onResponse, secondStep } = useSecondStep(routes.home);
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ password: passwordError(read) }),
    send: async (read) => {
      const rememberMe = read('rememberMe') === 'on';
      onResponse(await verify({ token, password: read('password'), rememberMe }).unwrap());
    },
  });
  if (changeToken) return <ConfirmEmailChange token={changeToken} />;
  if (secondStep) return secondStep;
  if (!token) {
    return (
      <p>
        This address is not complete. Open the link in the mail, or{' '}
        <TextLink to={routes.signIn}>sign in</TextLink> to get another mail.
      </p>
    );
  }
  return (
    <form {...props}>
      <div className={styles.fields}>
        <p>Enter the password that you chose, and your account is open.</p>
        <FormAlert message={errors['']} />
        <PasswordField error={errors['password']} />
        <CheckboxField name="rememberMe">Remember me</CheckboxField>
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          Confirm the address
        </Button>
        <p className={styles.middle}>
          <TextLink to={routes.forgotPassword}>Forgot password?</TextLink>
        </p>
      </div>
    </form>
  );
}
