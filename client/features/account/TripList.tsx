import { useGetTripsQuery } from '../../api/account/tripsApi.ts';
import type { Trips } from '#contracts/site/trips.ts';
import { formatStay, today } from '../../domain/search/calendarDay.ts';
import { groupTrips } from '../../domain/stay/groupTrips.ts';
import { routes } from '../../domain/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { CardLink } from '../../ui/Card.tsx';
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
        {trips.map(({ booking: { id, status, hotel, stay }, link, reviewed }) => (
          <li key={id}>
            <CardLink to={link} className={styles.trip}>
              <span className={styles.hotel}>{hotel.name}</span>
              <span>{[hotel.roomName, hotel.region].filter(Boolean).join(', ')}</span>
              <span>
                {formatStay(stay.checkIn, stay.checkOut)}, {stay.checkOut.slice(0, 4)}
              </span>
              <span className={styles.status}>{statusTexts[status]}</span>
            </CardLink>
            {status === 'stayed' && !reviewed && (
              <TextLink to={link} className={styles.review}>
                Write a review<VisuallyHidden> of {hotel.name}</VisuallyHidden>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
