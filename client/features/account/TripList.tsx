import { useGetTripsQuery } from '../../api/account/tripsApi.ts';
import { parseMoney } from '#contracts/money/money.ts';
import { type Booking, formatBookingNumber, ledgerOfBooking } from '#contracts/site/bookings.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';
import type { Trips } from '#contracts/site/trips.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { cancellationOf } from '../../domain/stay/cancellation.ts';
import { formatStay, today } from '../../domain/search/calendarDay.ts';
import { groupTrips } from '../../domain/stay/groupTrips.ts';
import { routes } from '../../domain/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { CardLink } from '../../ui/Card.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './TripList.module.css';

const statusTexts = {
  pending: 'Being confirmed',
  requested: 'Requested',
  confirmed: 'Confirmed',
  declined: 'Not booked',
  cancelled: 'Cancelled',
  stayed: 'Stayed',
  'no-show': 'Did not arrive',
} as const;

/** The bookings of the account: coming, past and cancelled. Each leads to its page. */
export function TripList() {
  const { data, isError, refetch } = useGetTripsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError) {
    return (
      <div className={styles.group}>
        <p role="alert">That did not work. Check your connection and try again.</p>
        <div>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      </div>
    );
  }
  if (!data) return <LoadingOverlay loading />;
  const { coming, past, cancelled } = groupTrips(data.trips, today());
  return (
    <>
      {coming.length === 0 && (
        <div className={styles.group}>
          <p>No trip is coming.</p>
          <div>
            <LinkButton to={routes.home} look="primary">
              Find a stay
            </LinkButton>
          </div>
        </div>
      )}
      <Group title="Coming" trips={coming} />
      <Group title="Past" trips={past} />
      <Group title="Cancelled" trips={cancelled} />
    </>
  );
}

function Group({ title, trips }: { title: string; trips: Trips['trips'] }) {
  if (trips.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {trips.map((trip) => (
          <li key={trip.booking.id}>
            <TripCard {...trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TripCard({ booking, link, reviewed }: Trips['trips'][number]) {
  const { status, hotel, stay, number } = booking;
  const price = priceText(booking);
  const next = nextText(booking);
  return (
    <>
      <CardLink to={link} className={styles.trip}>
        <Picture
          src={hotel.imageUrl ?? undefined}
          alt=""
          placeholder="320x180"
          className={styles.picture}
        />
        <span className={styles.facts}>
          <span className={styles.hotel}>
            <Isolated>{hotel.name}</Isolated>
          </span>
          <span>
            <Isolated>{[hotel.roomName, hotel.region].filter(Boolean).join(', ')}</Isolated>
          </span>
          <span>
            {formatStay(stay.checkIn, stay.checkOut)}, {stay.checkOut.slice(0, 4)}
          </span>
          <span className={styles.quiet}>
            Booking number <bdi dir="ltr">{formatBookingNumber(number)}</bdi>
          </span>
        </span>
        <span className={styles.state}>
          <span className={styles.status} data-status={status}>
            {statusTexts[status]}
          </span>
          {price && <span className={styles.price}>{price}</span>}
          {next && <span className={styles.quiet}>{next}</span>}
        </span>
      </CardLink>
      {status === 'stayed' && !reviewed && (
        <TextLink to={link} className={styles.review}>
          Write a review<VisuallyHidden> of {hotel.name}</VisuallyHidden>
        </TextLink>
      )}
    </>
  );
}

/** What the traveller pays, or what a cancellation has cost; nothing for a stay that was not booked. */
function priceText(booking: Booking): string | undefined {
  const { status, cancellationFee } = booking;
  if (status === 'declined') return undefined;
  if (status !== 'cancelled') return formatMoney(ledgerOfBooking(booking).total);
  if (!cancellationFee) return undefined;
  const { charged } = returnedCredits(booking, parseMoney(cancellationFee));
  return charged.amount === 0n
    ? 'Nothing to pay'
    : `You pay the hotel a fee of ${formatMoney(charged)}`;
}

/** What comes next, while something does, or what took the place of a changed booking. */
function nextText(booking: Booking): string | undefined {
  const { status, cancelling, mismatch, rate, hotel, replacedBy } = booking;
  if (status === 'cancelled' && replacedBy) {
    return `Changed to booking ${formatBookingNumber(replacedBy.number)}`;
  }
  if (mismatch) return 'We are clarifying it with the hotel';
  if (cancelling) return 'Being cancelled: the hotel has not answered yet';
  if (status === 'pending') return 'The hotel has not answered yet';
  if (status === 'requested') return 'The hotel confirms it itself';
  return status === 'confirmed' ? cancellationOf(rate, hotel.timeZone) : undefined;
}
