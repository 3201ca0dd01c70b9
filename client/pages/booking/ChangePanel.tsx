import { useEffect, useState } from 'react';
import { ledgerOfRates } from '#contracts/money/priceLedger.ts';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import { lowestRates } from '#contracts/provider/lowestRate.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { useTabStorage } from '../../api/useTabStorage.ts';
import {
  type BookingAccess,
  bookingLink,
  type BookingPageAddress,
  bookingPageQuery,
} from '../../domain/addresses/bookingLink.ts';
import { toRatesQuery } from '../../domain/search/searchQuery.ts';
import { likeBooked } from '../../domain/stay/bookedFirst.ts';
import { taxesOf } from '../../domain/stay/taxesOf.ts';
import { rememberChange } from '../../domain/travelers/tabBookings.ts';
import { RoomChooser } from '../../features/rooms/RoomChooser.tsx';
import { RoomList } from '../../features/rooms/RoomList.tsx';
import { StayNote } from '../../features/rooms/StayNote.tsx';
import { SearchBar } from '../../features/search/SearchBar.tsx';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { useQueryChange } from '../../ui/page/PageNavigation.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './ChangePanel.module.css';

/** The number of rooms shown at first. */
const shownFirst = 3;

/**
 * The change of a booking on the booking's page. The traveler chooses other days and guests, then
 * rooms of the same hotel, which lead to the review. The choices are stored in the address.
 */
export function ChangePanel({
  access,
  booking,
  address,
  takesFocus,
  onKeep,
}: {
  access: BookingAccess;
  booking: Booking;
  address: BookingPageAddress;
  /**
   * Whether the traveler opened the change on this page, rather than arriving at an address with
   * the change open.
   */
  takesFocus: boolean;
  /** Called before the panel closes. */
  onKeep: () => void;
}) {
  const { t } = useI18n();
  const section = useFocusOnMount<HTMLElement>(takesFocus);
  const storage = useTabStorage();
  const changeQuery = useQueryChange();
  const { stay: booked } = booking;
  const { id, key } = access;
  const chosen = address.checkIn !== '' && address.checkOut !== '';
  const stay = chosen ? address : { ...booked, party: bookedParty(booked) };
  const { checkIn, checkOut, party } = stay;
  useEffect(() => {
    rememberChange(storage(), { id, key });
  }, [storage, id, key]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('bookingChange.link')}
      className={styles.panel}
    >
      <h2 className={styles.title}>{t('bookingChange.link')}</h2>
      <p>{t('hotel.change.how')}</p>
      <div className={styles.form}>
        {' '}
        <SearchBar
          asksPlace={false}
          label={t('search.changeStay')}
          initial={{ city: '', checkIn, checkOut }}
          initialParty={party}
          saysParty
          onSearch={(wanted, travelers) => {
            const days = wanted.checkIn !== '' && wanted.checkOut !== '' ? wanted : stay;
            changeQuery(
              bookingPageQuery({
                party: travelers,
                checkIn: days.checkIn,
                checkOut: days.checkOut,
                changing: true,
                key,
              }),
            );
          }}
        />
      </div>{' '}
      {chosen && (
        <Rooms
          key={JSON.stringify([checkIn, checkOut, party])}
          booking={booking}
          address={address}
        />
      )}
      <LinkButton to={bookingLink(access)} className={styles.keep} onClick={onKeep}>
        {t('bookingChange.note.keep')}
      </LinkButton>
    </section>
  );
}

/** The rooms of the hotel for the new stay. Rooms that are like the booked rooms come first. */
function Rooms({ booking, address }: { booking: Booking; address: BookingPageAddress }) {
  const { t } = useI18n();
  const { stay: booked } = booking;
  const { party, checkIn, checkOut } = address;
  const query = useGetHotelQuery({ id: booked.hotelId, ...toRatesQuery(address, party) });
  const [all, setAll] = useState(false);
  const changeQuery = useQueryChange();
  const hotel = query.currentData?.hotel;
  if (!hotel) {
    return (
      <>
        <LoadingOverlay loading={query.isFetching} />
        {query.error && !query.isFetching && (
          <NotLoaded what={t('hotel.thisHotel')} query={query} />
        )}
      </>
    );
  }
  const taxes = taxesOf((hotel.rates ?? []).map((rate) => ledgerOfRates([rate])));
  const isFree = lowestRates(hotel, party) !== undefined;
  const overlaps = checkIn < booked.checkOut && booked.checkIn < checkOut;
  const found = hotel.room_groups?.length ?? 0;
  const folds = found > shownFirst + 1;
  return (
    <div className={styles.rooms}>
      <div role="status">
        <StayNote hotel={hotel} stay={address} party={party} taxes={taxes} />
        {!isFree && overlaps && <p>{t('hotel.change.ownNights')}</p>}
      </div>
      {(hotel.rates ?? []).length > 0 && (
        <RoomChooser
          hotel={hotel}
          party={party}
          named={address.rates.length > 0 ? address : likeBooked(hotel, party, booking)}
          onChoose={(named) =>
            changeQuery(bookingPageQuery({ ...address, ...named }), { replace: true })
          }
          change={booking.id}
        >
          {(choice) => (
            <>
              <RoomList
                hotel={hotel}
                party={party}
                choice={choice}
                beds=""
                change={booking.id}
                booked={booking}
                most={folds && !all ? shownFirst : found}
                mostRates={1}
                saysTaxes={taxes === 'some'}
              />
              {isFree && folds && !all && (
                <Button onClick={() => setAll(true)}>{t('rooms.all', { rooms: found })}</Button>
              )}
            </>
          )}
        </RoomChooser>
      )}
    </div>
  );
}
