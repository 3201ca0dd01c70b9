import type { ReactNode } from 'react';
import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import { bookingErrorOf } from '../../api/bookingError.ts';
import { bookingLink } from '../../domain/addresses/bookingLink.ts';
import { routes } from '../../domain/paths.ts';
import { formatStay } from '../../domain/search/calendarDay.ts';
import { countRooms } from '../../domain/search/counts.ts';
import { formatGuests } from '../../domain/search/party.ts';
import { isChangeable } from '../../domain/stay/bookingChange.ts';
import { statusOf } from '../../domain/stay/bookingStatus.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './ChangeNote.module.css';
import { ChangeTexts } from './ChangeTexts.tsx';
import { useChangedBooking } from './useChangedBooking.ts';

/**
 * Says on the way through a change which booking is changed and that it stands until the new one is confirmed, or
 * why it cannot be changed. `children` say what to do on this page, and `action` does it.
 */
export function ChangeNote({
  id,
  action,
  children,
}: {
  id: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const { access, data, error, refetch } = useChangedBooking(id);
  if (data) {
    return isChangeable(data) ? (
      <Changing booking={data} link={bookingLink(access)} action={action}>
        {children}
      </Changing>
    ) : (
      <Note title={`Booking ${formatBookingNumber(data.number)} cannot be changed`}>
        {!data.replacedBy && <p>{statusOf(data).title}.</p>}
        <ChangeTexts booking={data} />
        <p>
          <TextLink to={bookingLink(access)}>Open your booking</TextLink>
        </p>
      </Note>
    );
  }
  if (access.key && error === undefined) return null;
  if (error !== undefined && bookingErrorOf(error).kind === 'unknown') {
    return (
      <Note title="The booking that you are changing could not be loaded">
        <p>It is as it was.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Note>
    );
  }
  return (
    <Note title="Open your booking to change it">
      <p>
        This address does not open the booking. Open its link from your e-mail, then choose
        &lsquo;Change dates or guests&rsquo;.
      </p>
      <p>
        <TextLink to={routes.findBooking}>Find my booking</TextLink>
      </p>
    </Note>
  );
}

function Changing({
  booking: { number, stay, hotel },
  link,
  action,
  children,
}: {
  booking: Booking;
  link: string;
  action: ReactNode;
  children: ReactNode;
}) {
  const guests = formatGuests({ ...stay, childAges: stay.children });
  return (
    <Note title={`You are changing booking ${formatBookingNumber(number)}`}>
      <p>
        {formatStay(stay.checkIn, stay.checkOut)}, {guests}, {countRooms(stay.rooms)}:{' '}
        <Isolated>{hotel.roomName}</Isolated>. It stands until the new booking is confirmed.
      </p>
      {children}
      <div className={styles.actions}>
        {action}
        <LinkButton to={link}>Keep it as it is</LinkButton>
      </div>
    </Note>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.note} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </section>
  );
}
