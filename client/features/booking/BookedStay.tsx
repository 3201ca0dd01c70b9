import { Fragment } from 'react';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import { areAlike, type Booking, priceOfBooking } from '#contracts/site/bookings.ts';
import { bookedPlaceText } from '#contracts/texts/names.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import { zoneText } from '#contracts/texts/termsText.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { roomNamesText, roomTexts } from '../../domain/stay/bookedRooms.ts';
import { serviceChoiceText } from '../../domain/stay/services.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { StayDates } from '../../ui/stay/StayDates.tsx';
import { StayPolicies } from '../../ui/stay/StayPolicies.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './booking.module.css';

/** Shows the hotel, the days with local times, the rooms, the guests and the guests' requests. */
export function BookedStay({ booking }: { booking: Booking }) {
  const { hotel, stay, traveller, utcOffset } = booking;
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { checkIn, checkOut } = stay;
  const { checkInFrom: from, checkOutUntil: until } = hotel;
  const policies = hotel.policies.map(({ title, lines }) => ({ title, rules: lines }));
  const guests = bookedParty(stay);
  const party = guestsText(i18n, guests);
  return (
    <Panel title={hotel.name}>
      {hotel.imageUrl && (
        <Picture
          src={hotel.imageUrl}
          alt={t('booking.stay.picture', { room: hotel.roomNames[0] ?? '', hotel: hotel.name })}
          placeholder="600x400"
          className={styles.picture}
        />
      )}
      <p className={styles.quiet}>
        <Isolated>{hotel.address ?? bookedPlaceText(i18n, hotel.region ?? '')}</Isolated>
      </p>
      <p className={styles.toHotel}>
        <TextLink to={hotelAddress(stay.hotelId, { checkIn, checkOut, party: guests })}>
          {t('booking.stay.hotelPage')}
        </TextLink>
      </p>
      <div className={styles.part}>
        <StayDates
          checkIn={{
            day: formats.fullDay(checkIn),
            iso: checkIn,
            time: from ? t('chosenStay.from', { time: formats.timeOfDay(from) }) : '',
          }}
          checkOut={{
            day: formats.fullDay(checkOut),
            iso: checkOut,
            time: until ? t('chosenStay.until', { time: formats.timeOfDay(until) }) : '',
          }}
          nights={priceOfBooking(booking).nights}
        />
        {utcOffset && (from || until) && (
          <p className={styles.small}>
            {t('booking.stay.zone', { zone: zoneText(i18n, utcOffset, hotel.timeZone) })}
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        <BookedRooms booking={booking} />
        <dt>{t('booking.stay.guests')}</dt>
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
            <dt>{t('booking.stay.requested')}</dt>
            <dd>
              {traveller.services.map(({ service, choice }) => (
                <span key={service} className={styles.line}>
                  {t('booking.stay.service', {
                    service: t(`services.names.${service}`),
                    choice: serviceChoiceText(i18n, choice),
                  })}
                </span>
              ))}
              {traveller.specialRequests && (
                <span dir="auto" className={styles.request}>
                  {traveller.specialRequests}
                </span>
              )}
              <span className={styles.small}>{t('booking.stay.onRequest')}</span>
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

/**
 * Shows the room with its meals and extras. If the rooms differ, each room is listed with its
 * guests and the name in which it is booked.
 */
function BookedRooms({ booking }: { booking: Booking }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const rooms = roomTexts(i18n, booking);
  const [first] = rooms;
  if (!first || !areAlike(booking)) {
    return rooms.map(({ name, guests, meal, extras, lead }, index) => (
      <Fragment key={index}>
        <dt>{t('searchFields.room', { number: index + 1 })}</dt>
        <dd>
          <Isolated>{name}</Isolated>
          <span className={styles.small}>{[guests, meal, ...extras].join(' · ')}</span>
          {lead && <span className={styles.small}>{t('booking.stay.lead', { name: lead })}</span>}
        </dd>
      </Fragment>
    ));
  }
  const names = roomNamesText(
    i18n,
    rooms.map(({ name }) => name),
  );
  return (
    <>
      {names && (
        <>
          <dt>{t('booking.stay.room')}</dt>
          <dd>{names}</dd>
        </>
      )}
      <dt>{t('booking.stay.meals')}</dt>
      <dd>{first.meal}</dd>
      {first.extras.length > 0 && (
        <>
          <dt>{t('booking.stay.extras')}</dt>
          <dd>{formats.listPlain(first.extras)}</dd>
        </>
      )}
    </>
  );
}
