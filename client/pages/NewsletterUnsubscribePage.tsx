import { CardPage } from '../features/account/CardPage.tsx';
import { Unsubscribe } from '../features/newsletter/Unsubscribe.tsx';

/** Where the link to unsubscribe in the newsletter's mails leads. */
export function NewsletterUnsubscribePage() {
  return (
    <CardPage title="Unsubscribe" heading="Unsubscribe from the newsletter">
      <Unsubscribe />
    </CardPage>
  );
}
