import { CardPage } from '../../features/account/CardPage.tsx';
import { ConfirmSubscription, Unsubscribe } from '../../features/newsletter/LinkAction.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** Where the mail to confirm a subscription leads. */
export function NewsletterConfirmPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('newsletterLinks.confirm.title')}>
      <ConfirmSubscription />
    </CardPage>
  );
}

/** Where the link to unsubscribe in the newsletter's mails leads. */
export function NewsletterUnsubscribePage() {
  const { t } = useI18n();
  return (
    <CardPage
      title={t('newsletterLinks.unsubscribe.title')}
      heading={t('newsletterLinks.unsubscribe.heading')}
    >
      <Unsubscribe />
    </CardPage>
  );
}
