import { CardPage } from '../../features/account/CardPage.tsx';
import { ForgotPasswordForm } from '../../features/account/signin/ForgotPasswordForm.tsx';

/** The page that sends a mail to choose a new password. */
export function ForgotPasswordPage() {
  return (
    <CardPage title="Forgot password?">
      <ForgotPasswordForm />
    </CardPage>
  );
}
