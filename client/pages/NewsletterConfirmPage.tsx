import { CardPage } from '../features/account/CardPage.tsx';
import { ConfirmSubscription } from '../features/newsletter/ConfirmSubscription.tsx';

/** Where the mail to confirm a subscription leads. */
export function NewsletterConfirmPage() {
  return (
    <CardPage title="Confirm your subscription">
      <ConfirmSubscription />
    </CardPage>
  );
}
