import { CardPage } from '../../features/account/CardPage.tsx';
import { ResetPasswordForm } from '../../features/account/signin/ResetPasswordForm.tsx';

/** Where the mail to choose a new password leads. */
export function ResetPasswordPage() {
  return (
    <CardPage title="Choose a new password">
      <ResetPasswordForm />
    </CardPage>
  );
}
