import { AccountCard } from '../features/account/AccountCard.tsx';
import { ResetPasswordForm } from '../features/account/ResetPasswordForm.tsx';
import { PageShell } from '../ui/PageShell.tsx';

/** Where the mail to choose a new password leads. */
export function ResetPasswordPage() {
  return (
    <PageShell title="Choose a new password">
      <AccountCard title="Choose a new password">
        <ResetPasswordForm />
      </AccountCard>
    </PageShell>
  );
}
