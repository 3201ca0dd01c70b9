import type { Booking } from '#contracts/site/bookings.ts';
import { changeTexts } from '../../domain/stay/bookingChange.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './booking.module.css';

/** The other bookings of a booking's changes, each with what it means for this one and a link. */
export function ChangeTexts({ booking }: { booking: Booking }) {
  return changeTexts(useI18n(), booking).map(({ text, link, label }) => (
    <p key={link} className={styles.part}>
      {text} <TextLink to={link}>{label}</TextLink>
    </p>
  ));
}
