import { useConfirmSubscriptionMutation } from '../../api/newsletterApi.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { LinkAction } from './LinkAction.tsx';

/** Confirms a subscription with the link of the mail that was sent to its address. */
export function ConfirmSubscription() {
  const { t } = useI18n();
  const [confirm] = useConfirmSubscriptionMutation();
  return (
    <LinkAction
      ask={t('newsletter.confirm.ask')}
      button={t('newsletter.confirm.button')}
      expired={t('newsletter.confirm.expired')}
      run={(token) => confirm({ token }).unwrap()}
      done={({ outcome }) => t(`newsletter.confirm.done.${outcome}`)}
    />
  );
}
