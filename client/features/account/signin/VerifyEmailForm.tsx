import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parseMoney } from '#contracts/money/money.ts';
import { useConfirmEmailMutation, useVerifyMutation } from '../../../api/account/accountApi.ts';
import { useLazyGetRewardsQuery } from '../../../api/account/rewardsApi.ts';
import { readLinkToken } from '../../../domain/addresses/readLinkToken.ts';
import { routes } from '../../../domain/paths.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/fields/ChoiceField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useFocusOnMount } from '../../../ui/browser/useFocusOnMount.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { browserZone } from './browserZone.ts';
import { PasswordField } from '../accountFields.tsx';
import { onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert, ltr } from '../formParts.tsx';
import { hasPasskeys } from '../../../ui/passkeys/hasPasskeys.ts';
import { useSessionChange } from '../session/useSessionChange.ts';
import { useAccountForm } from '../useAccountForm.ts';
import { useSecondStep } from './useSecondStep.tsx';

/**
 * Confirms the address of a new account with the link from an email and the account's password, and
 * signs in. With a link that changes an address, confirms the new address instead.
 */
export function VerifyEmailForm() {
  const { t, formats } = useI18n();
  const { hash } = useLocation();
  const token = readLinkToken(hash, 'token');
  const changeToken = readLinkToken(hash, 'change');
  const [verify] = useVerifyMutation();
  const [getRewards] = useLazyGetRewardsQuery();
  const { onResponse, secondStep } = useSecondStep(routes.home, {
    welcome: async () => {
      const rewards = await getRewards()
        .unwrap()
        .catch(() => undefined);
      const [balance] = rewards?.account?.balances ?? [];
      const confirmed = balance
        ? t('signIn.verifyEmail.confirmedWithCredit', {
            amount: formats.money(parseMoney(balance)),
          })
        : t('signIn.verifyEmail.confirmed');
      return hasPasskeys() ? `${confirmed} ${t('signIn.verifyEmail.passkey')}` : confirmed;
    },
  });
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ password: passwordError(read) }),
    send: async (read) => {
      const rememberMe = read('rememberMe') === 'on';
      await onResponse(
        await verify({ token, password: read('password'), rememberMe, ...browserZone() }).unwrap(),
      );
    },
  });
  if (changeToken) return <ConfirmEmailChange token={changeToken} />;
  if (secondStep) return secondStep;
  if (!token) {
    return (
      <p>
        {t.rich('signIn.verifyEmail.incomplete', {
          link: (chunks) => <TextLink to={routes.signIn}>{chunks}</TextLink>,
        })}
      </p>
    );
  }
  return (
    <form {...props}>
      <div className={styles.fields}>
        <p>{t('signIn.verifyEmail.enterPassword')}</p>
        <FormAlert message={errors['']} />
        <PasswordField error={errors['password']} />
        <CheckboxField name="rememberMe">{t('signIn.signIn.rememberMe')}</CheckboxField>
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          {t('signIn.verifyEmail.confirm')}
        </Button>
        <p className={styles.middle}>
          <TextLink to={routes.forgotPassword}>{t('signIn.forgotPassword.title')}</TextLink>
        </p>
      </div>
    </form>
  );
}

/** Changes the account's address to the address that received the email. Requires a session. */
function ConfirmEmailChange({ token }: { token: string }) {
  const { t } = useI18n();
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
        <p>{t('signIn.verifyEmail.newAddress')}</p>
        <FormAlert message={errors['']} />
        {errors[''] && (
          <p className={styles.middle}>
            <TextLink to={routes.signIn} state={{ from: pathname + hash }}>
              {t('signIn.verifyEmail.signIn')}
            </TextLink>
          </p>
        )}
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          {t('signIn.verifyEmail.confirm')}
        </Button>
      </div>
    </form>
  );
}

function AddressChanged({ email }: { email: string }) {
  const { t } = useI18n();
  const message = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.fields}>
      <p>{t.rich('signIn.verifyEmail.changed', { email, ltr })}</p>
      <LinkButton to={routes.account} look="primary" wide>
        {t('account.title')}
      </LinkButton>
    </div>
  );
}
