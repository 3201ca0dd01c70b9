import { useUnsubscribeMutation } from '../../api/newsletterApi.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { LinkAction } from './LinkAction.tsx';

/** Ends a subscription with the link that is in each mail to its address. */
export function Unsubscribe() {
  const { t } = useI18n();
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <LinkAction
      ask={t('newsletterLinks.unsubscribe.ask')}
      button={t('newsletterLinks.unsubscribe.button')}
      expired={t('newsletterLinks.unsubscribe.expired')}
      run={(token) => unsubscribe({ token }).unwrap()}
      done={() => t('newsletterLinks.unsubscribe.done')}
    />
  );
}
