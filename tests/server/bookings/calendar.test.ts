import request from 'supertest';
import { own } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site } = prepareSite();
const fetchCalendar = (id: string, key: string) =>
  request(site().app).get(`/api/bookings/${id}/calendar.ics`).query({ key }).set(own).buffer();

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
  // Long lines are folded: RFC 5545 §3.1.
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('Check-in: Mon\\, Mar 8\\, 2027\\, from 2:00 PM');
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
