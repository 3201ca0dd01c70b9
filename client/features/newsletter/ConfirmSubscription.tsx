import { useConfirmSubscriptionMutation } from '../../api/newsletterApi.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { LinkAction } from './LinkAction.tsx';

/** Confirms a subscription with the link of the mail that was sent to its address. */
export function ConfirmSubscription() {
  const { t } = useI18n();
  const [confirm] = useConfirmSubscriptionMutation();
  return (
    <LinkAction
      ask={t('newsletterLinks.confirm.ask')}
      button={t('newsletterLinks.confirm.button')}
      expired={t('newsletterLinks.confirm.expired')}
      run={(token) => confirm({ token }).unwrap()}
      done={({ outcome }) => t(`newsletterLinks.confirm.done.${outcome}`)}
    />
  );
}
