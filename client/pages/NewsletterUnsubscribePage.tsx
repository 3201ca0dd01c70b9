import { AccountCard } from '../features/account/AccountCard.tsx';
import { Unsubscribe } from '../features/newsletter/Unsubscribe.tsx';
import { PageShell } from '../ui/PageShell.tsx';

/** Where the link to unsubscribe in the newsletter's mails leads. */
export function NewsletterUnsubscribePage() {
  return (
    <PageShell title="Unsubscribe">
      <AccountCard title="Unsubscribe from the newsletter">
        <Unsubscribe />
      </AccountCard>
    </PageShell>
  );
}
