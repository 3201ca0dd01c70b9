import { AccountCard } from '../features/account/AccountCard.tsx';
import { ConfirmSubscription } from '../features/newsletter/ConfirmSubscription.tsx';
import { PageShell } from '../ui/PageShell.tsx';

/** Where the mail to confirm a subscription leads. */
export function NewsletterConfirmPage() {
  return (
    <PageShell title="Confirm your subscription">
      <AccountCard title="Confirm your subscription">
        <ConfirmSubscription />
      </AccountCard>
    </PageShell>
  );
}
