import type { Booking } from '#contracts/site/bookings.ts';
import { eventName } from '#client/domain/stay/bookingStatus.ts';
import { formatDeadline } from '#client/domain/stay/cancellation.ts';
import { Panel } from '../Panel.tsx';
import styles from './manage.module.css';

/** The references of a booking, and what happened to it, in hotel time. */
export function BookingRecord({
  booking: { id, reference, history, hotel },
}: {
  booking: Booking;
}) {
  return (
    <Panel title="References">
      <dl className={styles.facts}>
        {reference && (
          <>
            <dt>Hotel</dt>
            <dd className={styles.code}>{reference}</dd>
          </>
        )}
        <dt>Booking</dt>
        <dd className={styles.code}>{id}</dd>
      </dl>
      <ol className={styles.history} aria-label="What happened">
        {history.map(({ at, status }, index) => (
          <li key={index}>
            <strong>{eventName(status)}</strong>{' '}
            <time dateTime={at}>{formatDeadline(at, hotel.timeZone)}</time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
