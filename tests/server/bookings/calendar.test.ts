import ICAL from 'ical.js';
import request from 'supertest';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { notCancellable } from './support/bookingProvider.ts';
import { changeOf } from './support/bookingRequest.ts';
import { own } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, provider } = prepareSite();
const fetchCalendar = (id: string, key: string, query: object = {}) =>
  request(site().app)
    .get(`/api/bookings/${id}/calendar.ics`)
    .query({ key, ...query })
    .set(own)
    .buffer();

/** Returns the content type of the calendar file in a mail, and the file. */
const attachedTo = (mail: string) => {
  const [, type = '', encoded = ''] =
    /(text\/calendar;[^]*?)\s+name=booking\.ics[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail) ?? [];
  return { type: type.replaceAll(/\s+/g, ' '), text: Buffer.from(encoded, 'base64').toString() };
};

/**
 * Returns the calendar and its one event like a calendar program. Throws if the file cannot be
 * read.
 */
const parsed = (text: string) => {
  const calendar = ICAL.Component.fromString(text);
  const [component, ...more] = calendar.getAllSubcomponents('vevent');
  if (!component || more.length > 0) throw new Error('There is not one event.');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    days: [event.startDate, event.endDate].map((day) => `${day.isDate} ${day.toString()}`),
    url: component.getFirstPropertyValue('url'),
    organizer: event.organizer,
  };
};

test('a confirmed stay is a whole-day event that blocks no time and gives the times of the hotel', async () => {
  const { id, key } = await site().book();
  const { text, headers } = await fetchCalendar(id, key).expect(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename=booking.ics');
  const lines = text.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270308',
      'DTEND;VALUE=DATE:20270310',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Stay at Sea View Clifton',
      'STATUS:CONFIRMED',
      'DTSTAMP:20270201T120000Z',
    ]),
  );
  expect(text).toMatch(/^ORGANIZER;.*mailto:bookings@localhost\r$/m);
  // Long lines are folded (RFC 5545 §3.1).
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('Check-in: Mon\\, Mar 8\\, 2027\\, from 2:00 PM');
  expect(unfolded).toContain(
    'Phone of the hotel: +1 202 555 0142\\nEmail of the hotel: stay@sea-view.example',
  );
  expect(text).not.toContain('Lovelace');
});

test('a calendar program sees a booking, its change and its cancellation as one event', async () => {
  site().start();
  const old = await site().book();
  const confirmed = attachedTo(await site().mail('Subject: Confirmed'));
  const { id, key } = await site().book(changeOf(old));
  const changed = attachedTo(await site().mail('Subject: Your booking was changed'));
  await site().cancel(id, key).expect(200);
  const cancelled = attachedTo(await site().mail('Subject: Canceled'));
  const files = [confirmed, changed, cancelled];
  const event = {
    uid: `${old.id}@hotel-booking-website`,
    organizer: 'mailto:bookings@localhost',
    days: ['true 2027-03-08', 'true 2027-03-10'],
  };
  // The address has no key, because anyone who sees the calendar could cancel with it.
  const url = (booking: string) => `https://www.hotels.example/booking/${booking}`;
  expect(files.map(({ text }) => parsed(text))).toMatchObject([
    { ...event, method: 'PUBLISH', sequence: 0, status: 'CONFIRMED', url: url(old.id) },
    { ...event, method: 'PUBLISH', sequence: 1, status: 'CONFIRMED', url: url(id) },
    { ...event, method: 'CANCEL', sequence: 2, status: 'CANCELLED', url: url(id) },
  ]);
  expect(files.map(({ type }) => type)).toEqual([
    'text/calendar; method=PUBLISH; charset=utf-8;',
    'text/calendar; method=PUBLISH; charset=utf-8;',
    'text/calendar; method=CANCEL; charset=utf-8;',
  ]);
  for (const { text } of files) {
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  }
});

test('the calendar file is in the language of the page, or otherwise of the booking', async () => {
  const { id, key } = await site().book();
  const { text } = await fetchCalendar(id, key, { language: 'ar' }).expect(200);
  const lines = text.split('\r\n');
  expect(lines.map((line) => Buffer.byteLength(line)).filter((octets) => octets > 75)).toEqual([]);
  const { t } = serverI18n('ar');
  expect(text.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:${t('mailFacts.calendar.summary', { hotel: 'Sea View Clifton' })}\r\n`,
  );
  await fetchCalendar(id, key, { language: 'xx' }).expect(422);
});

test('the event of a changed booking replaces the event of the earlier booking', async () => {
  const old = await site().book();
  const { id, key } = await site().book(changeOf(old));
  const { text } = await fetchCalendar(id, key).expect(200);
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${old.id}@hotel-booking-website`,
      'SEQUENCE:1',
      'STATUS:CONFIRMED',
    ]),
  );
});

test('a canceled booking has no event on its page, and its mail removes the event', async () => {
  const { id, key } = await site().book();
  await site().cancel(id, key).expect(200);
  await fetchCalendar(id, key).expect(404);
  site().start();
  const mail = await site().mail('Subject: Canceled');
  expect(mail).toContain('the attached file removes it');
  const { type, text } = attachedTo(mail);
  expect(type).toBe('text/calendar; method=CANCEL; charset=utf-8;');
  expect(parsed(text)).toMatchObject({
    method: 'CANCEL',
    uid: `${id}@hotel-booking-website`,
    sequence: 1,
    status: 'CANCELLED',
    organizer: 'mailto:bookings@localhost',
  });
});

test('a late cancellation of the old booking does not remove the event of the new booking', async () => {
  const old = await site().book();
  provider().state.cancelAnswer = notCancellable;
  await site().book(changeOf(old));
  provider().state.cancelAnswer = undefined;
  await site().cancel(old.id, old.key).expect(200);
  site().start();
  const mail = await site().mail('Subject: Canceled');
  expect(mail).not.toContain('booking.ics');
  expect(mail).not.toContain('the attached file removes it');
});
