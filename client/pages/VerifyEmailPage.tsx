import { AccountCard } from '../features/account/AccountCard.tsx';
import { VerifyEmailForm } from '../features/account/VerifyEmailForm.tsx';
import { PageShell } from '../ui/PageShell.tsx';

/** Where the mails to confirm an address lead. */
export function VerifyEmailPage() {
  return (
    <PageShell title="Confirm your address">
      <AccountCard title="Confirm your address">
        <VerifyEmailForm />
      </AccountCard>
    </PageShell>
  );
}
