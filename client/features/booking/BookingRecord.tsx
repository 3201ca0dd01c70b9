import type { Booking } from '#contracts/site/bookings.ts';
import { eventName } from '../../domain/stay/bookingStatus.ts';
import { formatDeadline } from '../../domain/stay/cancellation.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import styles from './booking.module.css';

/** The number of a booking, and what happened to it, in hotel time. */
export function BookingRecord({ booking: { id, history, hotel } }: { booking: Booking }) {
  return (
    <Panel title="Your booking">
      <dl className={styles.facts}>
        <dt>Number</dt>
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
