import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useResetPasswordMutation } from '../../../api/account/accountApi.ts';
import { routes } from '../../../domain/paths.ts';
import { readLinkToken } from '../../../domain/addresses/readLinkToken.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useFocusOnMount } from '../../../ui/browser/useFocusOnMount.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { newPasswordErrors, onlyErrors } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useSessionChange } from '../session/useSessionChange.ts';

/** Sets a new password with the link from an email, and signs out all devices. */
export function ResetPasswordForm() {
  const { t } = useI18n();
  const token = readLinkToken(useLocation().hash, 'token');
  const [resetPassword] = useResetPasswordMutation();
  const changeSession = useSessionChange();
  const [done, setDone] = useState(false);
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors(newPasswordErrors(read, 'password')),
    send: async (read) => {
      await resetPassword({ token, password: read('password') }).unwrap();
      changeSession(null);
      setDone(true);
    },
  });
  if (done) return <PasswordSet />;
  if (!token) {
    return (
      <p>
        {t.rich('signIn.resetPassword.incomplete', {
          link: (chunks) => <TextLink to={routes.forgotPassword}>{chunks}</TextLink>,
        })}
      </p>
    );
  }
  return (
    <form {...props}>
      <div className={styles.fields}>
        <FormAlert message={errors['']} />
        <NewPasswordFields
          label={t('account.fields.newPassword')}
          name="password"
          errors={errors}
        />
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          {t('signIn.resetPassword.submit')}
        </Button>
        <p className={styles.middle}>
          <TextLink to={routes.forgotPassword}>{t('signIn.resetPassword.anotherMail')}</TextLink>
        </p>
      </div>
    </form>
  );
}

function PasswordSet() {
  const { t } = useI18n();
  const message = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.fields}>
      <p>{t('signIn.resetPassword.saved')}</p>
      <LinkButton to={routes.signIn} look="primary" wide>
        {t('page.signIn')}
      </LinkButton>
    </div>
  );
}
