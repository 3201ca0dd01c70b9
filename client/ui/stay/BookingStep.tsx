import { useLocation } from 'react-router-dom';
import { readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { useLiveSite } from '../page/LiveSite.ts';
import { useI18n } from '../useI18n.ts';
import styles from './BookingStep.module.css';

/**
 * Says which of the two steps of a booking a page is; nothing on the samples of the specification.
 */
export function BookingStep({ step }: { step: 1 | 2 }) {
  const { hotel } = readBookingAddress(useLocation().search).value;
  const { t } = useI18n();
  const live = useLiveSite();
  return live && hotel !== '' && <p className={styles.step}>{t('chosenStay.step', { step })}</p>;
}
