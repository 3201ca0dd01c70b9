import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { useLiveSite } from '../page/siteSettings.ts';
import { useI18n } from '../useI18n.ts';
import styles from './BookingColumns.module.css';

/**
 * The two columns of the booking pages: `start` and `end` on the left, `side` on the right. On
 * phones `side` is between them, so that the button to the next step is last on the page.
 */
export function BookingColumns({
  start,
  side,
  end,
}: {
  start: ReactNode;
  side: ReactNode;
  end: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>{start}</div>
      <div className={styles.side}>{side}</div>
      <div className={styles.parts}>{end}</div>
    </div>
  );
}

/**
 * Says which of the two steps of a booking a page is; nothing on the samples of the specification.
 */
export function BookingStep({ step }: { step: 1 | 2 }) {
  const { hotel } = readBookingAddress(useLocation().search).value;
  const { t } = useI18n();
  const live = useLiveSite();
  return live && hotel !== '' && <p className={styles.step}>{t('chosenStay.step', { step })}</p>;
}
