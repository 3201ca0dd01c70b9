import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import { bookedPlaceText } from '#contracts/texts/names.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { hourMs, minuteMs } from '#contracts/values/durations.ts';

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d/;

/** When a stay begins and ends, as times of day in a zone. */
type HotelTimes = { timeZone: string; from: string; until: string };

/**
 * A confirmed stay as a calendar file: one event from check-in to check-out at the hotel's times of
 * day, in its zone. Without known times or zone the event is of whole days. RFC 5545.
 */
export function calendarFile(i18n: ServerI18n, booking: Booking): string {
  const { t } = i18n;
  const { id, number, hotel, stay, reference, history } = booking;
  const times = hotelTimes(booking);
  const calendar = ical({
    prodId: '//hotel-booking-website//bookings//EN',
    method: ICalCalendarMethod.PUBLISH,
  });
  const lines = [
    hotel.roomName,
    reference ? t('mailFacts.calendar.reference', { reference }) : '',
    t('mailFacts.calendar.number', { number: formatBookingNumber(number) }),
    hotel.phone ? t('mailFacts.calendar.phone', { phone: hotel.phone }) : '',
    hotel.email ? t('mailFacts.calendar.email', { email: hotel.email }) : '',
  ];
  calendar.createEvent({
    id: `${id}@hotel-booking-website`,
    stamp: new Date(history.at(-1)?.at ?? booking.createdAt),
    summary: t('mailFacts.calendar.summary', { hotel: hotel.name }),
    location: [hotel.name, hotel.address ?? bookedPlaceText(i18n, hotel.region ?? '')]
      .filter(Boolean)
      .join(', '),
    description: lines.filter(Boolean).join('\n'),
    status: ICalEventStatus.CONFIRMED,
    ...(times
      ? {
          start: wallTime(stay.checkIn, times.from),
          end: wallTime(stay.checkOut, times.until),
          timezone: times.timeZone,
        }
      : {
          start: new Date(`${stay.checkIn}T00:00:00Z`),
          end: new Date(`${stay.checkOut}T00:00:00Z`),
          allDay: true,
        }),
  });
  const text = calendar.toString();
  return times ? text.replace('BEGIN:VEVENT', `${definition(booking, times)}BEGIN:VEVENT`) : text;
}

function hotelTimes({ hotel }: Booking): HotelTimes | undefined {
  const [from] = timeOfDay.exec(hotel.checkInFrom ?? '') ?? [];
  const [until] = timeOfDay.exec(hotel.checkOutUntil ?? '') ?? [];
  if (hotel.timeZone === null || from === undefined || until === undefined) return undefined;
  return { timeZone: hotel.timeZone, from, until };
}

function definition({ stay }: Booking, { timeZone, from, until }: HotelTimes): string {
  return zoneDefinition(
    timeZone,
    instantInZone(timeZone, stay.checkIn, from),
    instantInZone(timeZone, stay.checkOut, until),
  );
}

/**
 * With a time zone ical-generator writes the parts of a date in this machine's zone as they are.
 */
function wallTime(day: string, time: string): Date {
  return new Date(`${day}T${time}:00`);
}

/**
 * A VTIMEZONE for the time between two instants: the offset at the first and, if it changes in
 * between, the one after the change. Calendar programs need it for events with a time zone. RFC
 * 5545 §3.6.5.
 */
export function zoneDefinition(timeZone: string, from: Date, until: Date): string {
  const before = offsetAt(timeZone, from.getTime());
  const after = offsetAt(timeZone, until.getTime());
  const parts = [observance('19700101T000000', before, before)];
  if (after !== before) {
    const change = changeBetween(timeZone, from.getTime(), until.getTime());
    parts.push(observance(compact(change + before * minuteMs), before, after));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...parts, 'END:VTIMEZONE', ''].join('\r\n');
}

/** The instant of a time of day in a zone: `'2027-03-08', '14:00'`. */
export function instantInZone(timeZone: string, day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The offset at the instant itself may differ from that at the same time in UTC.
  const guess = asUtc - offsetAt(timeZone, asUtc) * minuteMs;
  return new Date(asUtc - offsetAt(timeZone, guess) * minuteMs);
}

/** The zone's offset from UTC in minutes. */
function offsetAt(timeZone: string, instant: number): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function changeBetween(timeZone: string, from: number, until: number): number {
  const before = offsetAt(timeZone, from);
  let [low, high] = [from, until];
  while (high - low > hourMs / 4) {
    const middle = (low + high) / 2;
    if (offsetAt(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  // Offsets change on the hour or at its quarters.
  return Math.ceil(low / (hourMs / 4)) * (hourMs / 4);
}

function observance(start: string, from: number, to: number): string {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  const offsets = [`TZOFFSETFROM:${offsetText(from)}`, `TZOFFSETTO:${offsetText(to)}`];
  return [`BEGIN:${kind}`, `DTSTART:${start}`, ...offsets, `END:${kind}`].join('\r\n');
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}${two(size % 60)}`;
}

/** A time as `20270308T140000`, its UTC parts taken as local ones. */
function compact(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
