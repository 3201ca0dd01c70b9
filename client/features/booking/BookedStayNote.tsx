import { useState } from 'react';
import { useTabStorage } from '../../api/useTabStorage.ts';
import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import { useGetBookingQuery } from '../../api/bookingsApi.ts';
import { type BookingAddress, bookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { bookingLink } from '../../domain/addresses/bookingLink.ts';
import { findMadeBooking } from '../../domain/travellers/madeBookings.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './ChangeNote.module.css';

const standing: readonly Booking['status'][] = ['pending', 'requested', 'confirmed'];

/** Says on the review of a stay that it has just been booked in this tab, as long as that booking stands. */
export function BookedStayNote({ address }: { address: BookingAddress }) {
  const storage = useTabStorage();
  const [made] = useState(() => findMadeBooking(storage(), bookingAddress('checkout', address)));
  const { data, isFetching } = useGetBookingQuery(made ?? { id: '', key: '' }, {
    skip: !made,
    refetchOnMountOrArgChange: true,
  });
  if (!made || isFetching || !data || data.cancelling || !standing.includes(data.status))
    return null;
  return (
    <section className={styles.note} aria-label="You have booked this stay">
      <p className={styles.title}>You have booked this stay</p>
      <p>
        Going on books it once more.{' '}
        <TextLink to={bookingLink(made)}>Open booking {formatBookingNumber(data.number)}</TextLink>
      </p>
    </section>
  );
}
