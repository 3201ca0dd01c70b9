import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { type Booking, formatBookingNumber, roomNamesOf } from '#contracts/site/bookings.ts';
import { bookedPlaceText } from '#contracts/texts/names.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { dayFacts } from './bookingFacts.ts';

/**
 * A stay as a calendar file: one event of whole days, which blocks no time of the day. The times of
 * check-in and check-out are in its description. The event of a changed booking is that of the
 * `first` one, so that a calendar replaces it, and the file of a cancelled booking takes it away.
 * `organizer` is the sender of the site's mails, by which a calendar knows that both files come
 * from one, and `address` the page of the booking. It is published, not requested: the guest has
 * nothing to accept. RFC 5545; RFC 5546 §3.2.1, §3.2.5, §4.1.
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

/** The type of the file as a part of a mail, which names its method. RFC 6047 §2.4. */
export function calendarPartType(booking: Booking): string {
  return `text/calendar; method=${methodOf(booking)}; charset=utf-8`;
}
