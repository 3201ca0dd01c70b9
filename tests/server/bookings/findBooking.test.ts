import request from 'supertest';
import { findBookingLimit } from '#server/request/limits.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { own } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, db } = prepareSite();
const { email } = bookingRequest.traveller;
const post = (body: object) => request(site().app).post('/api/bookings/find').set(own).send(body);
const linkMails = async () => {
  const rows = await db().selectFrom('outbox').select('payload').execute();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes('"link"')).length;
};

test('the link is mailed for a booking number with its address in any spelling', async () => {
  const { id, key, booking } = await site().book();
  const { number } = booking;
  expect(number).toMatch(/^[346789CDFGHJKMNPQRTVWXY]{8}$/);
  const typed = ` ${number.slice(0, 4).toLowerCase()}-${number.slice(4)}`;
  const response = await post({ number: typed, email: email.toUpperCase() }).expect(202);
  expect(response.body).toEqual({});
  site().start();
  const mail = await site().mail('The link to your booking');
  expect(mail).toContain(`To: ${email}`);
  expect(mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    `https://www.hotels.example/booking/${id}?key=${key}`,
  );
});

test('a wrong number or address gets the same response as a right one, but no mail is sent', async () => {
  const { booking } = await site().book();
  const { number } = booking;
  const [right, ...wrong] = await Promise.all([
    post({ number, email }).expect(202),
    post({ number: '33333333', email }).expect(202),
    post({ number, email: 'grace@travelers.example' }).expect(202),
  ]);
  for (const response of wrong) expect(response.text).toBe(right.text);
  expect(await linkMails()).toBe(1);
});

test.each([
  ['number', { number: '1O0', email }],
  ['email', { number: 'K7M4QX9C', email: 'ada' }],
])('an invalid %s gets a 422 that names the field', async (path, body) => {
  const { body: problem } = await post(body).expect(422);
  expect(problem).toMatchObject({ errors: [{ path }] });
});

test('only a few links are mailed for one booking, and requests are limited', async () => {
  const { booking } = await site().book();
  const statuses = await Promise.all(
    Array.from({ length: findBookingLimit.limit + 1 }, async () => {
      const { status } = await post({ number: booking.number, email });
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await linkMails()).toBe(5);
});
