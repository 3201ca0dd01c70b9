import { useUnsubscribeMutation } from '../../api/newsletterApi.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { LinkAction } from './LinkAction.tsx';

/** Ends a subscription with the link that is in each mail to its address. */
export function Unsubscribe() {
  const { t } = useI18n();
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <LinkAction
      ask={t('newsletter.unsubscribe.ask')}
      button={t('newsletter.unsubscribe.button')}
      expired={t('newsletter.unsubscribe.expired')}
      run={(token) => unsubscribe({ token }).unwrap()}
      done={() => t('newsletter.unsubscribe.done')}
    />
  );
}
