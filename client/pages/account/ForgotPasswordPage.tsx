import { CardPage } from '../../features/account/CardPage.tsx';
import { ForgotPasswordForm } from '../../features/account/signin/ForgotPasswordForm.tsx';

/** Where one asks for a mail to choose a new password. */
export function ForgotPasswordPage() {
  return (
    <CardPage title="Forgot password?">
      <ForgotPasswordForm />
    </CardPage>
  );
}
