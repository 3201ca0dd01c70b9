import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InvitationStart } from '#contracts/site/desk/deskSession.ts';
import { minPasswordLength, passwordFault } from '#contracts/site/account/passwordRules.ts';
import { longestName, longestPassword } from '#contracts/values/longestTexts.ts';
import { readLinkToken } from '../../domain/addresses/readLinkToken.ts';
import { AuthenticatorCodeField, AuthenticatorSetup } from '../../ui/fields/AuthenticatorSetup.tsx';
import { Button } from '../../ui/Button.tsx';
import { PasswordBox } from '../../ui/fields/PasswordBox.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useConfirmInvitationMutation, useOpenInvitationMutation } from '../api/deskSessionApi.ts';
import { deskPaths } from '../deskPaths.ts';
import { DeskPage } from '../ui/DeskPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './session.module.css';
import { useDeskForm } from './useDeskForm.ts';

/**
 * Shows the page behind the link of an invitation: the name, password and authenticator app of a
 * new member of the staff.
 */
export function InvitationPage() {
  const { t } = useDeskI18n();
  const token = readLinkToken(useLocation().hash, 'token');
  const [started, setStarted] = useState<InvitationStart>();
  if (token === '') {
    return (
      <DeskPage title={t('deskSession.invitation.title')}>
        <Notice tone="amber">{t('deskSession.invitation.incomplete')}</Notice>
      </DeskPage>
    );
  }
  return started ? (
    <SetUpApp token={token} started={started} />
  ) : (
    <Choose token={token} onStarted={setStarted} />
  );
}

const passwordFaults = {
  short: 'account.errors.passwordShort',
  common: 'account.errors.password-common',
  personal: 'account.errors.password-personal',
} as const;

function Choose({
  token,
  onStarted,
}: {
  token: string;
  onStarted: (started: InvitationStart) => void;
}) {
  const { t } = useDeskI18n();
  const [open] = useOpenInvitationMutation();
  const minimum = minPasswordLength;
  const { errors, sending, props } = useDeskForm({
    check: (read) => {
      const fault = passwordFault(read('password'), { name: read('name') });
      const differs = read('password') !== read('confirmPassword');
      return {
        name: read('name').trim() ? undefined : t('account.errors.name'),
        password: fault && t(passwordFaults[fault], { minimum }),
        confirmPassword: differs ? t('account.errors.passwordsDiffer') : undefined,
      };
    },
    send: async (read) => {
      const result = await open({ token, name: read('name'), password: read('password') });
      if (result.data) onStarted(result.data);
      return result;
    },
  });
  const password = { autoComplete: 'new-password', maxLength: longestPassword };
  return (
    <DeskPage title={t('deskSession.invitation.title')} lead={t('deskSession.invitation.lead')}>
      <form {...props} className={styles.form}>
        {errors[''] && <Notice tone="danger">{errors['']}</Notice>}
        <TextField
          label={t('account.fields.name')}
          name="name"
          autoComplete="name"
          maxLength={longestName}
          error={errors['name']}
        />
        <PasswordBox
          {...password}
          label={t('account.fields.password')}
          name="password"
          hint={t('account.fields.passwordHint', { minimum })}
          error={errors['password']}
        />
        <PasswordBox
          {...password}
          label={t('account.fields.confirmPassword')}
          name="confirmPassword"
          error={errors['confirmPassword']}
        />
        <Button type="submit" look="brand" wide aria-disabled={sending}>
          {t('deskSession.next')}
        </Button>
      </form>
    </DeskPage>
  );
}

function SetUpApp({
  token,
  started: { email, uri, secret, recoveryCodes },
}: {
  token: string;
  started: InvitationStart;
}) {
  const { t } = useDeskI18n();
  const navigate = useNavigate();
  const [confirm] = useConfirmInvitationMutation();
  const { errors, sending, props } = useDeskForm({
    check: (read) => ({ code: read('code').trim() ? undefined : t('account.errors.code') }),
    send: async (read) => {
      const result = await confirm({ token, code: read('code') });
      if (!result.error) await navigate(deskPaths.today, { replace: true });
      return result;
    },
  });
  return (
    <DeskPage
      title={t('deskSession.invitation.appTitle')}
      lead={t.rich('deskSession.invitation.appLead', {
        email,
        ltr: (chunks) => <bdi dir="ltr">{chunks}</bdi>,
      })}
    >
      <form {...props} className={styles.form}>
        <AuthenticatorSetup uri={uri} secret={secret} recoveryCodes={recoveryCodes} />
        {errors[''] && <Notice tone="danger">{errors['']}</Notice>}
        <AuthenticatorCodeField error={errors['code']} />
        <Button type="submit" look="brand" wide aria-disabled={sending}>
          {t('deskSession.invitation.finish')}
        </Button>
      </form>
    </DeskPage>
  );
}
