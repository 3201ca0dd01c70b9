import { parseMoney } from '#contracts/money/money.ts';
import { bookingStatuses } from '#contracts/site/bookingSchema.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import {
  bookingArrivals,
  bookingOrders,
  bookingWaits,
  deskBookingsQuerySchema,
} from '#contracts/site/desk/deskBookings.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { callPath } from '../../api/call.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { deskPath } from '../deskPaths.ts';
import { DeskList, deskList } from '../ui/DeskList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { BookingState, StatusBadge } from '../ui/StatusBadge.tsx';
import { BookForGuest } from '../ui/BookForGuest.tsx';
import styles from './bookings.module.css';

const bookings = deskList('GET /api/desk/bookings', {
  query: deskBookingsQuerySchema,
  tag: 'bookings',
  isRefreshed: true,
  texts: ({ t, query: { account } }) => ({
    title: t('deskFrame.pages.bookings'),
    lead: account !== undefined && t('deskBookings.ofAccount'),
    caption: t('deskBookings.caption'),
    none: t('deskBookings.none'),
    noneFound: t('deskBookings.noneFound'),
  }),
  filters: ({ t, formats, query }) => ({
    text: {
      label: t('deskBookings.text'),
      maxLength: longestEmail,
      invalid: t('deskBookings.textInvalid'),
    },
    hotel: {
      label: t('deskBookings.hotel'),
      maxLength: 200,
      invalid: t('deskBookings.hotelInvalid'),
    },
    reference: { label: t('deskBookings.reference'), maxLength: 200 },
    status: {
      label: t('deskBookings.status'),
      // The single states. If the address has a combination of states, this combination is a choice
      // too.
      choices: query.status?.includes(',') ? [...bookingStatuses, query.status] : bookingStatuses,
      textOf: (states) =>
        formats.list(
          bookingStatuses
            .filter((each) => states.split(',').includes(each))
            .map((each) => t(`deskBooking.status.${each}`)),
        ),
    },
    waits: {
      label: t('deskBookings.waits'),
      choices: bookingWaits,
      textOf: (wait) => t(`deskBookings.waitsFor.${wait}`),
    },
    arrives: {
      label: t('deskBookings.arrives'),
      choices: bookingArrivals,
      textOf: (day) => t(`deskBookings.arrivals.${day}`),
    },
    checkInFrom: { type: 'date', label: t('deskBookings.checkInFrom') },
    checkInTo: { type: 'date', label: t('deskBookings.checkInTo') },
    createdFrom: { type: 'date', label: t('deskBookings.createdFrom') },
    createdTo: { type: 'date', label: t('deskBookings.createdTo') },
    order: {
      label: t('deskBookings.order'),
      any: t('deskBookings.orders.newest'),
      choices: bookingOrders.filter((order) => order !== 'newest'),
      textOf: (order) => t(`deskBookings.orders.${order}`),
    },
    account: null,
  }),
  columns: (i18n) => [
    {
      key: 'number',
      head: i18n.t('deskBookings.columns.number'),
      cell: ({ number, reference }) => (
        <>
          <bdi className={styles.number}>{formatBookingNumber(number)}</bdi>
          {reference !== null && (
            <span className={styles.second}>
              <VisuallyHidden>{i18n.t('deskBookings.columns.reference')} </VisuallyHidden>
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
      head: i18n.t('deskBookings.columns.status'),
      cell: ({ mismatch, waitsSince, cancelledBy, refusal, ...booking }) => (
        <span className={styles.states}>
          <BookingState booking={booking} />
          {mismatch && (
            <StatusBadge tone="danger">{i18n.t('deskBooking.status.mismatch')}</StatusBadge>
          )}
          {refusal && (
            <span className={styles.second}>
              {refusal.fee
                ? i18n.t('deskBookings.refused.fee', {
                    fee: i18n.formats.money(parseMoney(refusal.fee)),
                  })
                : i18n.t('deskBookings.refused.none')}
            </span>
          )}
          {cancelledBy && (
            <span className={styles.second}>
              {i18n.t(`deskBookings.cancelledBy.${cancelledBy}`)}
            </span>
          )}
          {waitsSince !== null && (
            <span className={styles.second}>
              {i18n.t('deskBookings.columns.waits')} <Instant at={waitsSince} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'guest',
      head: i18n.t('deskBookings.columns.guest'),
      cell: ({ guest, email }) =>
        guest ? (
          <span className={styles.words}>
            <bdi>{`${guest.firstName} ${guest.lastName}`}</bdi>
            {email !== null && <bdi className={styles.second}>{email}</bdi>}
          </span>
        ) : (
          <span className={styles.second}>{i18n.t('deskBookings.erased')}</span>
        ),
    },
    {
      key: 'hotel',
      head: i18n.t('deskBookings.columns.hotel'),
      cell: ({ hotel, hotelId }) => <bdi className={styles.words}>{hotel ?? hotelId}</bdi>,
    },
    {
      key: 'stay',
      head: i18n.t('deskBookings.columns.stay'),
      cell: ({ checkIn, checkOut, rooms, adults, children }) => (
        <>
          <span className={styles.line}>{daysText(i18n, checkIn, checkOut)}</span>
          <span className={styles.party}>
            {i18n.t('stay.party', { travelers: adults + children, rooms })}
          </span>
        </>
      ),
    },
    {
      key: 'total',
      head: i18n.t('deskBookings.columns.total'),
      end: true,
      cell: ({ total }) => <bdi>{i18n.formats.money(parseMoney(total), 'exact')}</bdi>,
    },
    {
      key: 'created',
      head: i18n.t('deskBookings.columns.created'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => deskPath('booking', { id }),
  csv: ({ t }) => ({
    permission: 'bookings.export',
    label: t('deskBookings.export'),
    path: callPath('GET /api/desk/bookings.csv', {}),
    isFiltered: true,
  }),
});

/** The list of bookings with its search and, for permitted roles, its export. */
export function BookingsPage() {
  return <DeskList list={bookings} actions={<BookForGuest />} />;
}
