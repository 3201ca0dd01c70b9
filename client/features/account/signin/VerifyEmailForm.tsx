import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parseMoney } from '#contracts/money/money.ts';
import { useConfirmEmailMutation, useVerifyMutation } from '../../../api/account/accountApi.ts';
import { useLazyGetRewardsQuery } from '../../../api/account/rewardsApi.ts';
import { readLinkToken } from '../../../domain/addresses/readLinkToken.ts';
import { formatMoney } from '../../../domain/money/price.ts';
import { routes } from '../../../domain/paths.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/fields/ChoiceField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useFocusOnMount } from '../../../ui/useFocusOnMount.ts';
import styles from '../account.module.css';
import { PasswordField } from '../accountFields.tsx';
import { onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useSessionChange } from '../session/useSessionChange.ts';
import { useAccountForm } from '../useAccountForm.ts';
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
  const [getRewards] = useLazyGetRewardsQuery();
  const { onResponse, secondStep } = useSecondStep(routes.home, async () => {
    const rewards = await getRewards()
      .unwrap()
      .catch(() => undefined);
    const [balance] = rewards?.account?.balances ?? [];
    const earned = balance ? `: you have ${formatMoney(parseMoney(balance))} in OneKeyCash` : '';
    return `Your address is confirmed${earned}.`;
  });
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ password: passwordError(read) }),
    send: async (read) => {
      const rememberMe = read('rememberMe') === 'on';
      await onResponse(await verify({ token, password: read('password'), rememberMe }).unwrap());
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

/** Changes the address of the account to the one that the mail was sent to. It needs a session. */
function ConfirmEmailChange({ token }: { token: string }) {
  const { pathname, hash } = useLocation();
  const changeSession = useSessionChange();
  const [confirmEmail] = useConfirmEmailMutation();
  const [newEmail, setNewEmail] = useState('');
  const { errors, sending, props } = useAccountForm({
    send: async () => {
      const { session } = await confirmEmail({ token }).unwrap();
      if (!session) return;
      changeSession(session);
      setNewEmail(session.email);
    },
  });
  if (newEmail) return <AddressChanged email={newEmail} />;
  return (
    <form {...props}>
      <div className={styles.fields}>
        <p>Your account gets the address to which this link was sent.</p>
        <FormAlert message={errors['']} />
        {errors[''] && (
          <p className={styles.middle}>
            <TextLink to={routes.signIn} state={{ from: pathname + hash }}>
              Sign in
            </TextLink>
          </p>
        )}
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          Confirm the address
        </Button>
      </div>
    </form>
  );
}

function AddressChanged({ email }: { email: string }) {
  const message = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.fields}>
      <p>Your account now has the address {email}.</p>
      <LinkButton to={routes.account} look="primary" wide>
        Account
      </LinkButton>
    </div>
  );
}
