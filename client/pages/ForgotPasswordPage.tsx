import { AccountCard } from '../features/account/AccountCard.tsx';
import { ForgotPasswordForm } from '../features/account/ForgotPasswordForm.tsx';
import { PageShell } from '../ui/PageShell.tsx';

/** Where one asks for a mail to choose a new password. */
export function ForgotPasswordPage() {
  return (
    <PageShell title="Forgot password?">
      <AccountCard title="Forgot password?">
        <ForgotPasswordForm />
      </AccountCard>
    </PageShell>
  );
}
