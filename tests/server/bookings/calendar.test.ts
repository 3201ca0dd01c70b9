import request from 'supertest';
import { zoneDefinition, instantInZone } from '#server/bookings/calendarFile.ts';
import { own } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site } = prepareSite();
const fetchCalendar = (id: string, key: string) =>
  request(site().app).get(`/api/bookings/${id}/calendar.ics`).query({ key }).set(own).buffer();

test('a confirmed stay is an event at the hotel’s times, in its zone', async () => {
  const { id, key } = await site().book();
  const { text, headers } = await fetchCalendar(id, key).expect(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename=booking.ics');
  const lines = text.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Asia/Karachi:20270308T140000',
      'DTEND;TZID=Asia/Karachi:20270310T120000',
      'TZOFFSETTO:+0500',
      'SUMMARY:Stay at Sea View Clifton',
      'STATUS:CONFIRMED',
      'DTSTAMP:20270201T120000Z',
    ]),
  );
  // Long lines are folded: RFC 5545 §3.1.
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(
    'Phone of the hotel: +1 202 555 0142\\nEmail of the hotel: stay@sea-view.example',
  );
  expect(text).not.toContain('Lovelace');
});

test('a cancelled booking has none', async () => {
  const { id, key } = await site().book();
  await site().cancel(id, key).expect(200);
  await fetchCalendar(id, key).expect(404);
});

test('a zone that changes its offset during the stay has both', () => {
  const from = instantInZone('Europe/Berlin', '2027-03-27', '15:00');
  const until = instantInZone('Europe/Berlin', '2027-03-29', '11:00');
  expect(from.toISOString()).toBe('2027-03-27T14:00:00.000Z');
  expect(until.toISOString()).toBe('2027-03-29T09:00:00.000Z');
  const text = zoneDefinition('Europe/Berlin', from, until);
  expect(text).toContain(
    'BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200',
  );
});
