import { ledgerOfRate } from '#contracts/money/priceLedger.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { twelveHour } from '#contracts/values/timeOfDay.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { formatFullDay } from '../../domain/search/calendarDay.ts';
import { countRooms } from '../../domain/search/counts.ts';
import { formatGuests } from '../../domain/search/party.ts';
import { timeZoneName } from '../../domain/stay/cancellation.ts';
import { mealName } from '#contracts/site/mealName.ts';
import { serviceNames } from '../../domain/stay/services.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { StayDates } from '../../ui/stay/StayDates.tsx';
import { StayPolicies } from '../../ui/stay/StayPolicies.tsx';
import styles from './booking.module.css';

/** The hotel, the days with its local times, the room, the guests, and what they asked for. */
export function BookedStay({ booking: { hotel, stay, rate, traveller } }: { booking: Booking }) {
  const { checkIn, checkOut, rooms, adults, children } = stay;
  const zone = timeZoneName(Date.parse(`${checkIn}T12:00:00Z`), hotel.timeZone);
  const { checkInFrom: from, checkOutUntil: until } = hotel;
  const policies = hotel.policies.map(({ title, lines }) => ({ title, rules: lines }));
  const party = formatGuests({ rooms, adults, childAges: children });
  return (
    <Panel title={hotel.name}>
      {hotel.imageUrl && (
        <Picture
          src={hotel.imageUrl}
          alt={`${hotel.roomName}, ${hotel.name}`}
          placeholder="600x400"
          className={styles.picture}
        />
      )}
      <p className={styles.quiet}>
        <Isolated>{hotel.address ?? hotel.region ?? ''}</Isolated>
      </p>
      <p className={styles.toHotel}>
        <TextLink to={hotelAddress(stay.hotelId, { ...stay, childAges: children })}>
          See the hotel’s page
        </TextLink>
      </p>
      <div className={styles.part}>
        <StayDates
          checkIn={{
            day: formatFullDay(checkIn),
            iso: checkIn,
            time: from ? `from ${twelveHour(from)}` : '',
          }}
          checkOut={{
            day: formatFullDay(checkOut),
            iso: checkOut,
            time: until ? `until ${twelveHour(until)}` : '',
          }}
          nights={ledgerOfRate(rate).nights}
        />
        {zone && (from || until) && <p className={styles.small}>Times at the hotel: {zone}.</p>}
      </div>
      <dl className={styles.facts}>
        <dt>Room</dt>
        <dd>
          {rooms > 1 && `${countRooms(rooms)}: `}
          <Isolated>{hotel.roomName}</Isolated>
        </dd>
        <dt>Meals</dt>
        <dd>{mealName(rate.meal)}</dd>
        <dt>Guests</dt>
        <dd>
          {party}
          {traveller?.guests.map(({ firstName, lastName }, index) => (
            <span key={index} className={styles.line}>
              <Isolated>{`${firstName} ${lastName}`}</Isolated>
            </span>
          ))}
        </dd>
        {traveller && (traveller.services.length > 0 || traveller.specialRequests) && (
          <>
            <dt>Requested</dt>
            <dd>
              {traveller.services.map(({ service, choice }) => (
                <span key={service} className={styles.line}>
                  {serviceNames[service]}: {choice}
                </span>
              ))}
              {traveller.specialRequests && (
                <span dir="auto" className={styles.request}>
                  {traveller.specialRequests}
                </span>
              )}
              <span className={styles.small}>
                On request: the hotel lets you know. Not part of the price.
              </span>
            </dd>
          </>
        )}
      </dl>
      {policies.length > 0 && (
        <div className={styles.policies}>
          <StayPolicies policies={policies} />
        </div>
      )}
    </Panel>
  );
}
