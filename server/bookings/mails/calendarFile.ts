import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { type Booking, formatBookingNumber, roomNamesOf } from '#contracts/site/bookings.ts';
import { bookedPlaceText } from '#contracts/texts/names.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { dayFacts } from './bookingFacts.ts';

/**
 * Returns the calendar file of a stay: one all-day event that does not mark the guest as busy. Its
 * description has the times of check-in and check-out.
 *
 * `first` names the first booking in a chain of changes. Its id identifies the event, so that a
 * calendar replaces the event of a changed booking. The file of a canceled booking removes the
 * event. `organizer` is the sender of the site's mails, which shows a calendar that all files have
 * the same source. `address` is the page of the booking. The method is PUBLISH, not REQUEST,
 * because the guest has nothing to accept. RFC 5545; RFC 5546 §3.2.1, §3.2.5, §4.1.
 */
export function calendarFile(
  i18n: ServerI18n,
  booking: Booking,
  first: { id: string; changes: number },
  { organizer, address }: { organizer: string; address: string },
): string {
  const { t } = i18n;
  const { number, hotel, stay, reference, history } = booking;
  const method = methodOf(booking);
  const isCancelled = method === ICalCalendarMethod.CANCEL;
  const calendar = ical({
    prodId: '//hotel-booking-website//bookings//EN',
    method,
  });
  const lines = [
    ...roomNamesOf(booking),
    ...dayFacts(i18n, booking).map(({ label, value }) => `${label}: ${value}`),
    reference ? t('mailFacts.calendar.reference', { reference }) : '',
    t('mailFacts.calendar.number', { number: formatBookingNumber(number) }),
    hotel.phone ? t('mailFacts.calendar.phone', { phone: hotel.phone }) : '',
    hotel.email ? t('mailFacts.calendar.email', { email: hotel.email }) : '',
  ];
  calendar.createEvent({
    id: `${first.id}@hotel-booking-website`,
    sequence: first.changes + Number(isCancelled),
    stamp: new Date(history.at(-1)?.at ?? booking.createdAt),
    summary: t('mailFacts.calendar.summary', { hotel: hotel.name }),
    location: [hotel.name, hotel.address ?? bookedPlaceText(i18n, hotel.region ?? '')]
      .filter(Boolean)
      .join(', '),
    description: lines.filter(Boolean).join('\n'),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(`${stay.checkIn}T00:00:00Z`),
    end: new Date(`${stay.checkOut}T00:00:00Z`),
    allDay: true,
    organizer,
    url: address,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return `${calendar.toString().trimEnd()}\r\n`;
}

function methodOf({ status }: Booking): ICalCalendarMethod {
  return status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
}

/**
 * Returns the content type of the calendar file in a mail. It names the method of the file. RFC
 * 6047 §2.4.
 */
export function calendarPartType(booking: Booking): string {
  return `text/calendar; method=${methodOf(booking)}; charset=utf-8`;
}
