import type { ReactNode } from 'react';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { Button } from '../../ui/Button.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import styles from './BookNowButton.module.css';

/** What the button says: to book, to send a request, and while either is being sent. */
interface BookLabel {
  instant: string;
  onRequest: string;
  sending: string;
}

/**
 * The button that books, or sends the request for a rate that the hotel confirms itself. `children`
 * say what it binds to: how the stay is paid and what cancelling costs. What happens next stands
 * beside it. It rests while the browser is offline: nothing is sent then. `label` says what the
 * button does, where that is not booking alone.
 */
export function BookNowButton({
  rate,
  sending,
  label,
  children,
}: {
  rate: Rate;
  sending: boolean;
  label?: BookLabel;
  children: ReactNode;
}) {
  const { t } = useI18n();
  const { deskAnswers } = useSiteSettings();
  const online = useOnline();
  const instant = rate.booking === 'instant';
  const labels = label ?? {
    instant: t('checkout.bookNow.binding'),
    onRequest: t('checkout.bookNow.onRequest'),
    sending: t('checkout.bookNow.sending'),
  };
  return (
    <div className={styles.binding}>
      {children}
      <p>{t('checkout.bookNow.noWithdrawal')}</p>
      <div className={styles.book}>
        <p role="status" className={styles.next}>
          {sending
            ? t('checkout.bookNow.isSending')
            : !online
              ? t('checkout.bookNow.offline')
              : instant
                ? t('checkout.bookNow.atOnce')
                : `${t('checkout.bookNow.byMail')} ${deskAnswers}`.trim()}
        </p>
        <Button
          type={online ? 'submit' : 'button'}
          look="primary"
          className={styles.button}
          aria-disabled={sending || !online}
        >
          {sending ? labels.sending : instant ? labels.instant : labels.onRequest}
        </Button>
      </div>
    </div>
  );
}
