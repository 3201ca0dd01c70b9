import { useState } from 'react';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { DeskBooking } from '#contracts/site/desk/deskBooking.ts';
import { Button } from '../../ui/Button.tsx';
import { Box } from '../ui/DeskPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';

/**
 * The number and the link of a booking, to read out on the phone to a guest who gets no mail. Staff
 * who may not book for guests see only the notice that the guest gets no mail. Renders nothing for
 * any other booking.
 */
export function SpokenLinkBox({
  shown: { booking, spokenLink },
  onCorrect,
}: {
  shown: DeskBooking;
  /** Opens the dialog for the guest's address; undefined if the address cannot be changed. */
  onCorrect: (() => void) | undefined;
}) {
  const { t } = useDeskI18n();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  if (booking.mailsGuest !== false || !booking.traveller) return null;
  if (!spokenLink) return <Notice tone="amber">{t('deskBooking.byPhone.quiet')}</Notice>;
  const copy = async () => {
    setOutcome(undefined);
    try {
      await window.navigator.clipboard.writeText(spokenLink);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <Box title={t('deskBooking.byPhone.title')}>
      <div className={styles.next}>
        <dl className={styles.spoken}>
          <div>
            <dt>{t('deskBooking.byPhone.number')}</dt>
            <dd dir="ltr">{formatBookingNumber(booking.number)}</dd>
          </div>
          <div>
            <dt>{t('deskBooking.byPhone.link')}</dt>
            <dd dir="ltr">{spokenLink.replace(/^https?:\/\//, '')}</dd>
          </div>
        </dl>
        <p className={styles.quiet}>{t('deskBooking.byPhone.text')}</p>
        <div className={styles.main}>
          <Button onClick={() => void copy()}>{t('deskBooking.byPhone.copy')}</Button>
          {onCorrect && <Button onClick={onCorrect}>{t('deskBooking.byPhone.add')}</Button>}
          <span role="status" className={styles.outcome}>
            {outcome && t(`deskBooking.byPhone.${outcome}`)}
          </span>
        </div>
      </div>
    </Box>
  );
}
