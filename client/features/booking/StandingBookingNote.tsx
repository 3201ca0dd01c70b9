import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import { useGetBookingQuery } from '../../api/bookingsApi.ts';
import { type BookingAccess, bookingLink } from '../../domain/addresses/bookingLink.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './ChangeNote.module.css';

const standing: readonly Booking['status'][] = ['pending', 'requested', 'confirmed'];

/** Says that a booking of the stay exists, and leads to it; nothing of one that does not stand, or is not known. */
export function StandingBookingNote({ access }: { access: BookingAccess }) {
  const { data, isFetching } = useGetBookingQuery(access, { refetchOnMountOrArgChange: true });
  if (isFetching || !data || data.cancelling || !standing.includes(data.status)) return null;
  return (
    <section className={styles.note} aria-label="You have booked this stay">
      <p className={styles.title}>You have booked this stay</p>
      <p>
        Going on books it once more.{' '}
        <TextLink to={bookingLink(access)}>
          Open booking {formatBookingNumber(data.number)}
        </TextLink>
      </p>
    </section>
  );
}
