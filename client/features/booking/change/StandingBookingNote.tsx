import { formatBookingNumber, isOpenBooking } from '#contracts/site/bookings.ts';
import { useGetBookingQuery } from '../../../api/bookingsApi.ts';
import { type BookingAccess, bookingLink } from '../../../domain/addresses/bookingLink.ts';
import { Numbered } from '../../../ui/stay/Numbered.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../booking.module.css';

/**
 * Says that the stay is already booked and whether the booking must still be paid, and links to the
 * booking. Renders nothing if the booking is no longer valid or is unknown.
 */
export function StandingBookingNote({ access }: { access: BookingAccess }) {
  const { t } = useI18n();
  const { data, isFetching } = useGetBookingQuery(access, { refetchOnMountOrArgChange: true });
  if (isFetching || !data || data.cancelling || !isOpenBooking(data)) return null;
  const isUnpaid = data.status === 'pending' && Boolean(data.payment?.address);
  const title = t(isUnpaid ? 'bookingStatus.unpaid.title' : 'booking.standing.title');
  return (
    <section className={styles.changeNote} aria-label={title}>
      <p className={styles.changeTitle}>{title}</p>
      <p>
        {t(`booking.standing.${isUnpaid ? 'unpaid' : 'note'}`)}{' '}
        <TextLink to={bookingLink(access)}>
          <span>
            <Numbered>
              {t('booking.standing.open', { number: formatBookingNumber(data.number) })}
            </Numbered>
          </span>
        </TextLink>
      </p>
    </section>
  );
}
