import { useLocation } from 'react-router-dom';
import { readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { useLiveSite } from '../page/LiveSite.ts';
import styles from './BookingStep.module.css';

/** Says which of the two steps of a booking a page is; nothing on the samples of the specification. */
export function BookingStep({ step }: { step: 1 | 2 }) {
  const { hotel } = readBookingAddress(useLocation().search).value;
  const live = useLiveSite();
  return live && hotel !== '' && <p className={styles.step}>Step {step} of 2</p>;
}
