import type { Booking } from '#contracts/site/bookings.ts';
import { eventName } from '../../domain/stay/bookingStatus.ts';
import { formatDeadline } from '../../domain/stay/cancellation.ts';
import { useMayBeSignedIn } from '../../ui/page/AccountSlot.tsx';
import { SignInLink } from '../../ui/SignInLink.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import styles from './booking.module.css';

/**
 * What happened to a booking, in hotel time, and how one that was made as a guest gets into an account: by
 * its address.
 */
export function BookingRecord({
  booking: { history, hotel, inAccount, traveller },
}: {
  booking: Booking;
}) {
  const mayBeSignedIn = useMayBeSignedIn();
  return (
    <div className={styles.record}>
      <Panel title="Your booking">
        <ol className={styles.history} aria-label="What happened">
          {history.map(({ at, status }, index) => (
            <li key={index}>
              <strong>{eventName(status)}</strong>{' '}
              <time dateTime={at}>{formatDeadline(at, hotel.timeZone)}</time>
            </li>
          ))}
        </ol>
        {!inAccount && !mayBeSignedIn && traveller && (
          <p className={styles.part}>
            <SignInLink>Save to my account</SignInLink>: sign in, or sign up, with {traveller.email}
            , and the booking is among your trips.
          </p>
        )}
      </Panel>
    </div>
  );
}
