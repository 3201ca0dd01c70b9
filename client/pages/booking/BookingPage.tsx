import { lazy, Suspense, useId, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import { calendarPath } from '../../api/bookingsApi.ts';
import {
  type BookingAccess,
  readBookingKey,
  readBookingPage,
} from '../../domain/addresses/bookingLink.ts';
import { bookingAddress, nameRates } from '../../domain/addresses/bookingAddress.ts';
import { searchAddress } from '../../domain/addresses/searchAddress.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { useTabStorage } from '../../api/useTabStorage.ts';
import { isJustMade } from '../../domain/travelers/tabBookings.ts';
import { deskKey } from '../../domain/travelers/forGuest.ts';
import { isChangeable } from '../../domain/stay/bookingChange.ts';
import { statusOf } from '../../domain/stay/bookingStatus.ts';
import { PayLink } from '../../features/booking/BookedPayment.tsx';
import { BookedPrice } from '../../features/booking/BookedPrice.tsx';
import { BookedStay } from '../../features/booking/BookedStay.tsx';
import { BookingRecord } from '../../features/booking/BookingRecord.tsx';
import { ChangeLink, ExtrasLink } from '../../features/booking/change/ChangeLink.tsx';
import { ChangeTexts } from '../../features/booking/change/ChangeNote.tsx';
import { Cancellation } from '../../features/booking/Cancellation.tsx';
import { NoBooking } from '../../features/booking/NoBooking.tsx';
import { UnpaidLinks } from '../../features/booking/UnpaidLinks.tsx';
import { ReachHotel } from '../../features/booking/ReachHotel.tsx';
import { type SavedCopy, SavedNote } from '../../features/booking/SavedNote.tsx';
import { useBookingOfAddress } from '../../features/booking/useBooking.ts';
import { useKeyOfTabs } from '../../features/booking/useKeyOfTabs.ts';
import { useShownBooking } from '../../features/booking/useShownBooking.ts';
import { useSavedBooking } from '../../features/booking/useSavedBooking.ts';
import { useSignedInAccount } from '../../features/account/session/useSessionChange.ts';
import { BookingSteps } from '../../ui/stay/BookingSteps.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { loadMaps } from '../../features/map/MapBox.tsx';
import { BookedLocation } from '../../features/map/HotelLocation.tsx';
import { UnsavedTraveler } from '../../features/travelers/useSaveTraveler.tsx';
import { LoadedNear } from '../../ui/LoadedNear.tsx';
import { AnchorButton, Button, LinkButton } from '../../ui/Button.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './BookingPage.module.css';

/**
 * Loads the code for changing a booking. It is called when a change begins, and also in advance,
 * because the code could not be loaded offline.
 */
const loadChange = () =>
  import(/* webpackChunkName: "change" */ './ChangePanel.tsx').then(({ ChangePanel: panel }) => ({
    default: panel,
  }));
const ChangePanel = lazy(loadChange);
const loadLater = () => Promise.all([loadMaps(), loadChange()]);

/** Loaded only when the desk changes a booking. */
const ChangeForGuest = lazy(() =>
  import(/* webpackChunkName: "change" */ './ChangeForGuest.tsx').then(
    ({ ChangeForGuest: page }) => ({ default: page }),
  ),
);

/** Loads the review of a stay. It is called only for a past stay. */
const loadReview = () =>
  import(/* webpackChunkName: "reviews" */ '../../features/reviews/StayReview.tsx');

/**
 * A booking in any state, for everyone who has its link. It shows the state, the next step, and a
 * voucher for printing.
 *
 * The address contains the key, so it is never sent to another site as a referrer. Without a key,
 * the page shows the booking to the account that owns it, and to anyone else the copy on the
 * device. The desk has no key either, and changes the booking for a guest here.
 */
export function BookingPage() {
  const { id = '' } = useParams();
  const key = readBookingKey(useLocation().search);
  if (key === deskKey) {
    return (
      <Suspense fallback={<LoadingOverlay loading />}>
        <ChangeForGuest id={id} />
      </Suspense>
    );
  }
  return <BookingById key={`${id} ${key}`} address={{ id, key }} />;
}

function BookingById({ address }: { address: BookingAccess }) {
  const i18n = useI18n();
  const account = useSignedInAccount();
  const query = useBookingOfAddress(address, account !== null);
  const { access, data, error, isFetching, refetch } = query;
  useKeyOfTabs(access, data !== undefined);
  const { saved, isReading } = useSavedBooking(access, query, account, loadLater);
  const booking = useShownBooking(saved?.booking ?? data, saved !== undefined);
  const isReached = useOnline() && error === undefined && !isFetching;
  return (
    <PageShell title={booking ? statusOf(i18n, booking).title : i18n.t('booking.title')}>
      <meta name="referrer" content="no-referrer" />
      <LoadingOverlay loading={!booking && (isFetching || isReading)} />
      {booking ? (
        <Details
          access={access}
          booking={booking}
          copy={saved && { savedAt: saved.savedAt, keyless: access.key === '' && isReached }}
          onChanged={refetch}
        />
      ) : (
        <div className={styles.waiting}>
          {(error !== undefined || !access.key) && !isFetching && !isReading && (
            <NoBooking error={error} keyless={!access.key} onRetry={refetch} />
          )}
        </div>
      )}
    </PageShell>
  );
}

/**
 * Proposes the next step. A stay that was not paid can be booked again at its present price. If the
 * hotel did not accept the request, the link leads to other hotels. In all other cases it leads to
 * the rooms of this hotel.
 */
function NextSearch({ booking: { cause, hotel, rates, stay } }: { booking: Booking }) {
  const { t } = useI18n();
  const { checkIn, checkOut } = stay;
  const search = { checkIn, checkOut, party: bookedParty(stay) };
  if (cause === 'not-paid') {
    const choice = { ...search, hotel: stay.hotelId, ...nameRates(rates) };
    return (
      <LinkButton look="primary" to={bookingAddress(choice)}>
        {t('booking.bookAgain')}
      </LinkButton>
    );
  }
  const city = (cause === 'unanswered' || cause === 'desk') && hotel.region?.split(',')[0];
  return city ? (
    <LinkButton look="primary" to={searchAddress({ ...search, city })}>
      {t('booking.similarHotels')}
    </LinkButton>
  ) : (
    <LinkButton look="primary" to={hotelAddress(stay.hotelId, search)}>
      {t('booking.seeRooms', { hotel: hotel.name })}
    </LinkButton>
  );
}

/**
 * The steps of a booking that was just made in this tab or that must still be paid. It renders
 * nothing for a booking that failed.
 */
function StepsOf({ booking: { id, status, payment } }: { booking: Booking }) {
  const storage = useTabStorage();
  const [isNew] = useState(() => isJustMade(storage(), id));
  const isOpen = payment?.state === 'open' || payment?.state === 'opening';
  const isOn = status === 'pending' || status === 'requested' || status === 'confirmed';
  if (!isOn || (!isNew && !isOpen)) return null;
  const now = status === 'confirmed' ? status : isOpen ? 'pay' : 'waiting';
  return <BookingSteps now={now} pays={Boolean(payment)} />;
}

function Details({
  access,
  booking,
  copy,
  onChanged,
}: {
  access: BookingAccess;
  booking: Booking;
  /** The saved copy, or undefined if the page shows the present booking. */
  copy: SavedCopy | undefined;
  onChanged: () => void;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const mapId = useId();
  const changeId = useId();
  const address = readBookingPage(useLocation().search).value;
  const [openAtFirst] = useState(address.changing);
  const { deskAnswers } = useSiteSettings();
  const [cancellations, setCancellations] = useState(0);
  const { status, hotel } = booking;
  const { title, next } = statusOf(i18n, booking);
  const stands = status === 'confirmed' || status === 'requested';
  const over = status === 'declined' || status === 'cancelled';
  const saved = copy !== undefined;
  const reachable = !over && (hotel.address ?? hotel.region) !== null;
  return (
    <Content className={styles.page}>
      <p className={styles.brand} aria-hidden="true">
        {t('booking.brand')}
      </p>
      {!saved && <StepsOf booking={booking} />}
      <div className={styles.status} data-status={status}>
        <PageHeading key={cancellations} scrolls={cancellations > 0}>
          {title}
        </PageHeading>
        {copy && <SavedNote copy={copy} onRetry={onChanged} />}
        <p className={styles.next}>
          {next} {status === 'requested' && !booking.cancelling && deskAnswers}
        </p>
        <ChangeTexts booking={booking} />
        <UnsavedTraveler bookingId={booking.id} />
        <dl className={styles.numbers}>
          <dt>{t('booking.number')}</dt>
          <dd>
            <bdi dir="ltr">{formatBookingNumber(booking.number)}</bdi>
          </dd>
          {booking.reference && (
            <>
              <dt>{t('booking.hotelReference')}</dt>
              <dd>
                <bdi dir="ltr">{booking.reference}</bdi>
              </dd>
            </>
          )}
        </dl>
        <VisuallyHidden>
          <span role="status">{title}</span>
        </VisuallyHidden>
        <div className={styles.actions}>
          {!saved && <PayLink payment={booking.payment} />}
          {!saved && <UnpaidLinks booking={booking} />}
          {status === 'confirmed' && !saved && (
            <AnchorButton href={calendarPath(access, i18n.language)} download>
              {t('booking.addToCalendar')}
            </AnchorButton>
          )}
          {!saved && <ChangeLink id={changeId} access={access} booking={booking} />}
          {!saved && <ExtrasLink access={access} booking={booking} />}
          {(stands || status === 'cancelled') && (
            <Button onClick={() => window.print()}>{t('booking.print')}</Button>
          )}
          {status === 'declined' && !booking.replaces && <NextSearch booking={booking} />}
        </div>
      </div>
      {address.changing && !saved && isChangeable(booking) && (
        <Suspense>
          <ChangePanel
            access={access}
            booking={booking}
            address={address}
            takesFocus={!openAtFirst}
            onKeep={() => document.getElementById(changeId)?.focus()}
          />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {status === 'stayed' && !saved && (
            <Panel title={t('booking.howWasIt')}>
              <LoadedNear load={loadReview} what={t('reviews.list.title')}>
                {({ StayReview }) => (
                  <StayReview access={access} author={booking.traveller?.guests[0]?.firstName} />
                )}
              </LoadedNear>
            </Panel>
          )}
          <BookedStay booking={booking} />
          <Cancellation
            access={access}
            booking={booking}
            copy={copy}
            onCancelled={() => setCancellations((count) => count + 1)}
            onRefused={onChanged}
          />
          <BookingRecord booking={booking} />
        </div>
        <div className={styles.column}>
          {status !== 'declined' && <BookedPrice booking={booking} />}
          {reachable && (
            <ReachHotel hotel={hotel} map={<BookedLocation hotel={hotel} id={mapId} />} />
          )}
        </div>
      </div>
    </Content>
  );
}
