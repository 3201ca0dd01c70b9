import { parseMoney } from '#contracts/money/money.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { DeskListedBooking } from '#contracts/site/desk/deskBookings.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './bookings.module.css';
import type { Column } from '../ui/DataTable.tsx';
import { Instant } from '../ui/Instant.tsx';
import { BookingState, StatusBadge } from '../ui/StatusBadge.tsx';

/** The columns of the list of bookings. */
export function bookingColumns(i18n: DeskI18n): readonly Column<DeskListedBooking>[] {
  const { t, formats } = i18n;
  return [
    {
      key: 'number',
      head: t('deskBookings.columns.number'),
      cell: ({ number, reference }) => (
        <>
          <bdi className={styles.number}>{formatBookingNumber(number)}</bdi>
          {reference !== null && (
            <span className={styles.second}>
              <VisuallyHidden>{t('deskBookings.columns.reference')} </VisuallyHidden>
              <bdi className={reference.length > 20 ? styles.words : styles.number}>
                {reference}
              </bdi>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'status',
      head: t('deskBookings.columns.status'),
      cell: ({ mismatch, waitsSince, cancelledBy, ...booking }) => (
        <span className={styles.states}>
          <BookingState booking={booking} />
          {mismatch && <StatusBadge tone="danger">{t('deskBooking.status.mismatch')}</StatusBadge>}
          {cancelledBy && (
            <span className={styles.second}>{t(`deskBookings.cancelledBy.${cancelledBy}`)}</span>
          )}
          {waitsSince !== null && (
            <span className={styles.second}>
              {t('deskBookings.columns.waits')} <Instant at={waitsSince} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'guest',
      head: t('deskBookings.columns.guest'),
      cell: ({ guest, email }) =>
        guest ? (
          <span className={styles.words}>
            <bdi>{`${guest.firstName} ${guest.lastName}`}</bdi>
            {email !== null && <bdi className={styles.second}>{email}</bdi>}
          </span>
        ) : (
          <span className={styles.second}>{t('deskBookings.erased')}</span>
        ),
    },
    {
      key: 'hotel',
      head: t('deskBookings.columns.hotel'),
      cell: ({ hotel, hotelId }) => <bdi className={styles.words}>{hotel ?? hotelId}</bdi>,
    },
    {
      key: 'stay',
      head: t('deskBookings.columns.stay'),
      cell: ({ checkIn, checkOut, rooms, adults, children }) => (
        <>
          <span className={styles.line}>{daysText(i18n, checkIn, checkOut)}</span>
          <span className={styles.party}>
            {t('stay.party', { travelers: adults + children, rooms })}
          </span>
        </>
      ),
    },
    {
      key: 'total',
      head: t('deskBookings.columns.total'),
      end: true,
      cell: ({ total }) => <bdi>{formats.money(parseMoney(total), 'exact')}</bdi>,
    },
    {
      key: 'created',
      head: t('deskBookings.columns.created'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
  ];
}
