import { CardPage } from '../../features/account/CardPage.tsx';
import { ConfirmSubscription, Unsubscribe } from '../../features/newsletter/LinkAction.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The page to which the mail for confirming a subscription leads. */
export function NewsletterConfirmPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('newsletterLinks.confirm.title')}>
      <ConfirmSubscription />
    </CardPage>
  );
}

/** The page to which the unsubscribe link in the newsletter's mails leads. */
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
