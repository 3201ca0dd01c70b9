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

/** The lines of the calendar file in a mail. */
const attachedTo = (mail: string): string[] => {
  const [, encoded = ''] = /name=booking\.ics[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail) ?? [];
  return Buffer.from(encoded, 'base64').toString().split('\r\n');
};

test('a confirmed stay is an event of whole days that blocks no time, and says the hotel’s times', async () => {
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
  // Long lines are folded: RFC 5545 §3.1.
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('Check-in: Mon\\, Mar 8\\, 2027\\, from 2:00 PM');
  expect(unfolded).toContain(
    'Phone of the hotel: +1 202 555 0142\\nEmail of the hotel: stay@sea-view.example',
  );
  expect(text).not.toContain('Lovelace');
});

test('it is in the language of the page, else of the booking', async () => {
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

test('after a change it replaces the event of the booking before', async () => {
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

test('a cancelled booking has none on its page, and its mail has one that takes the event away', async () => {
  const { id, key } = await site().book();
  await site().cancel(id, key).expect(200);
  await fetchCalendar(id, key).expect(404);
  site().start();
  const mail = await site().mail('Subject: Canceled');
  expect(mail).toContain('the attached file takes it out');
  expect(attachedTo(mail)).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      `UID:${id}@hotel-booking-website`,
      'SEQUENCE:1',
      'STATUS:CANCELLED',
      expect.stringMatching(/^ORGANIZER;.*mailto:bookings@localhost$/),
    ]),
  );
});

test('the mail of an earlier booking, cancelled after the changed one stands, leaves the event', async () => {
  const old = await site().book();
  provider().state.cancelAnswer = notCancellable;
  await site().book(changeOf(old));
  provider().state.cancelAnswer = undefined;
  await site().cancel(old.id, old.key).expect(200);
  site().start();
  const mail = await site().mail('Subject: Canceled');
  expect(mail).not.toContain('booking.ics');
  expect(mail).not.toContain('the attached file takes it out');
});
