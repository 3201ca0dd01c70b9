import { CardPage } from '../../features/account/CardPage.tsx';
import { ForgotPasswordForm } from '../../features/account/signin/ForgotPasswordForm.tsx';
import { ResetPasswordForm } from '../../features/account/signin/ResetPasswordForm.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The page that sends a mail for choosing a new password. */
export function ForgotPasswordPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.forgotPassword.title')}>
      <ForgotPasswordForm />
    </CardPage>
  );
}

/** The page to which the mail for choosing a new password leads. */
export function ResetPasswordPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.resetPassword.title')}>
      <ResetPasswordForm />
    </CardPage>
  );
}
