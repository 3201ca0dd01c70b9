import { CardPage } from '../../features/account/CardPage.tsx';
import { ConfirmSubscription } from '../../features/newsletter/ConfirmSubscription.tsx';
import { Unsubscribe } from '../../features/newsletter/Unsubscribe.tsx';

/** Where the mail to confirm a subscription leads. */
export function NewsletterConfirmPage() {
  return (
    <CardPage title="Confirm your subscription">
      <ConfirmSubscription />
    </CardPage>
  );
}

/** Where the link to unsubscribe in the newsletter's mails leads. */
export function NewsletterUnsubscribePage() {
  return (
    <CardPage title="Unsubscribe" heading="Unsubscribe from the newsletter">
      <Unsubscribe />
    </CardPage>
  );
}
