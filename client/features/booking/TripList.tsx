import type { ReactNode } from 'react';
import { useGetTripsQuery } from '../../api/account/tripsApi.ts';
import { type Money, parseMoney } from '#contracts/money/money.ts';
import {
  type Booking,
  formatBookingNumber,
  ledgerOfBooking,
  roomNamesOf,
} from '#contracts/site/bookings.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';
import type { Trips } from '#contracts/site/account/trips.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { cancellationText } from '#contracts/texts/termsText.ts';
import { directionsAddress } from '../../domain/map/mapAddress.ts';
import { countDays } from '../../domain/search/calendarDay.ts';
import { todayIn } from '../../domain/stay/todayIn.ts';
import { bookedPlaceText } from '#contracts/texts/names.ts';
import { groupTrips } from '../../domain/stay/groupTrips.ts';
import { routes } from '../../domain/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { CardLink } from '../../ui/Card.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Charged, usePriceText } from '../../ui/money/Converted.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { TextAnchor, TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import styles from './TripList.module.css';
import { useShownBooking } from './useShownBooking.ts';

/**
 * Lists the upcoming, past and canceled bookings of the account. Each entry links to the page of
 * its booking.
 */
export function TripList() {
  const { t } = useI18n();
  const { data, isError, refetch } = useGetTripsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError) {
    return (
      <div className={styles.group}>
        <p role="alert">{t('account.errors.notDone')}</p>
        <div>
          <Button onClick={() => void refetch()}>{t('failures.retry')}</Button>
        </div>
      </div>
    );
  }
  if (!data) return <LoadingOverlay loading />;
  const { coming, past, cancelled } = groupTrips(data.trips, ({ booking: { hotel } }) =>
    todayIn(hotel.timeZone),
  );
  return (
    <>
      {coming.length === 0 && (
        <div className={styles.group}>
          <p>{t('trips.noneComing')}</p>
          <div>
            <LinkButton to={routes.home} look="primary">
              {t('trips.findStay')}
            </LinkButton>
          </div>
        </div>
      )}
      <Group title={t('trips.coming')} trips={coming} coming />
      <Group title={t('trips.past')} trips={past} />
      <Group title={t('trips.cancelled')} trips={cancelled} />
    </>
  );
}

function Group({
  title,
  trips,
  coming = false,
}: {
  title: string;
  trips: Trips['trips'];
  coming?: boolean;
}) {
  if (trips.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {trips.map((trip) => (
          <li key={trip.booking.id}>
            <TripCard {...trip} coming={coming} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TripCard({
  booking: listed,
  link,
  reviewed,
  unpaid = false,
  coming,
}: Trips['trips'][number] & { coming: boolean }) {
  const i18n = useI18n();
  const booking = useShownBooking(listed, false);
  const { t, formats } = i18n;
  const { status, hotel, stay, number } = booking;
  const isOpen = status === 'pending' || status === 'requested';
  const due =
    status === 'declined' || status === 'cancelled' ? undefined : ledgerOfBooking(booking).total;
  const fee = feeText(i18n, booking);
  const next = nextText(i18n, booking, unpaid);
  const room = formats.listPlain(roomNamesOf(booking));
  const region = bookedPlaceText(i18n, hotel.region ?? '');
  const ahead = countDays(todayIn(hotel.timeZone), stay.checkIn);
  const directions = coming ? directionsAddress(hotel) : undefined;
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
            {room && region ? t('trips.roomAndRegion', { room, region }) : room || region}
          </span>
          <span>
            {t('stay.daysOfYear', {
              from: formats.day(stay.checkIn),
              to: formats.day(stay.checkOut),
              year: stay.checkOut.slice(0, 4),
            })}
          </span>
          {coming && ahead >= 0 && <span className={styles.ahead}>{formats.daysAhead(ahead)}</span>}
          <span className={styles.quiet}>
            {t.rich('trips.number', { number: formatBookingNumber(number), ltr })}
          </span>
        </span>
        <span className={styles.state}>
          <span className={styles.status} data-status={status}>
            {t(`trips.status.${isOpen && unpaid ? 'unpaid' : status}`)}
          </span>
          {due && <TripPrice total={due} />}
          {fee && <span className={styles.price}>{fee}</span>}
          {next && <span className={styles.quiet}>{next}</span>}
        </span>
      </CardLink>
      {directions && (
        <TextAnchor href={directions} target="_blank" rel="noreferrer" className={styles.below}>
          {t.rich('trips.directions', {
            hotel: hotel.name,
            hidden,
          })}
        </TextAnchor>
      )}
      {status === 'stayed' && !reviewed && (
        <TextLink to={link} className={styles.below}>
          {t.rich('trips.writeReview', {
            hotel: hotel.name,
            hidden,
          })}
        </TextLink>
      )}
    </>
  );
}

const ltr = (number: ReactNode) => <bdi dir="ltr">{number}</bdi>;

/** Shows the price in the currency that the traveler has chosen, and the amount that is charged. */
function TripPrice({ total }: { total: Money }) {
  const price = usePriceText(total);
  return (
    <>
      <span className={styles.price}>{price}</span>
      <Charged of={total} />
    </>
  );
}

/** Says how much a cancellation has cost. */
function feeText({ t, formats }: SiteI18n, booking: Booking): string | undefined {
  const { status, cancellationFee } = booking;
  if (status !== 'cancelled' || !cancellationFee) return undefined;
  const { charged } = returnedCredits(booking, parseMoney(cancellationFee));
  return charged.amount === 0n
    ? t('trips.nothingToPay')
    : t(`trips.${booking.collector === 'site' ? 'feeOfPaid' : 'fee'}`, {
        amount: formats.money(charged),
      });
}

/**
 * Says the next step of a booking, if there is one. For a changed booking, it says which booking
 * has replaced it.
 */
function nextText(i18n: SiteI18n, booking: Booking, unpaid: boolean): ReactNode {
  const { t } = i18n;
  const { status, cancelling, mismatch, rates, hotel, replacedBy } = booking;
  if (status === 'cancelled' && replacedBy) {
    return t.rich('trips.next.changed', { number: formatBookingNumber(replacedBy.number), ltr });
  }
  if (mismatch) return t('trips.next.clarifying');
  if (cancelling) return t('trips.next.beingCancelled');
  if (status === 'pending') return t(`trips.next.${unpaid ? 'unpaid' : status}`);
  if (status === 'requested') return t(`trips.next.${unpaid ? 'payAgain' : status}`);
  if (status !== 'confirmed') return undefined;
  return cancellationText(i18n, rates, hotel.timeZone, { says: 'first' });
}
