import { CardPage } from '../../features/account/CardPage.tsx';
import { ResetPasswordForm } from '../../features/account/signin/ResetPasswordForm.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** Where the mail to choose a new password leads. */
export function ResetPasswordPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.resetPassword.title')}>
      <ResetPasswordForm />
    </CardPage>
  );
}
