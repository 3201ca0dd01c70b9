import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Booking } from '#contracts/site/bookings.ts';
import { instantInZone, zoneDefinition } from './zoneDefinition.ts';

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d/;

/** When a stay begins and ends, as times of day in a zone. */
type HotelTimes = { timeZone: string; from: string; until: string };

/**
 * A confirmed stay as a calendar file: one event from check-in to check-out at the hotel's times of
 * day, in its zone. Without known times or zone the event is of whole days. RFC 5545.
 */
export function calendarFile(booking: Booking): string {
  const { id, hotel, stay, reference, history } = booking;
  const times = hotelTimes(booking);
  const calendar = ical({
    prodId: '//hotel-booking-website//bookings//EN',
    method: ICalCalendarMethod.PUBLISH,
  });
  const lines = [
    hotel.roomName,
    reference ? `Reference: ${reference}` : '',
    `Booking number: ${id}`,
  ];
  calendar.createEvent({
    id: `${id}@hotel-booking-website`,
    stamp: new Date(history.at(-1)?.at ?? booking.createdAt),
    summary: `Stay at ${hotel.name}`,
    location: [hotel.name, hotel.address ?? hotel.region].filter(Boolean).join(', '),
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

/** With a time zone ical-generator writes the parts of a date in this machine's zone as they are. */
function wallTime(day: string, time: string): Date {
  return new Date(`${day}T${time}:00`);
}
