import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import { accountSite } from '../accounts/accountSite.ts';
import { sampleRoom } from '../../support/sampleStay.ts';
import { bookingRequest, testNow } from './support/bookingRequest.ts';
import { bookingProblemOf } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';
import { type BookingProvider, startBookingProvider } from './support/bookingProvider.ts';

const { site } = prepareSite();
const { stay, traveller } = bookingRequest;
const email = 'grace@travelers.example';

/** Returns two nights with the same price on other days. */
function daysFrom(checkIn: string, second: string, checkOut: string): Partial<BookingRequest> {
  const dates = [checkIn, second];
  const { price } = sampleRoom;
  const nights = price.nights.map((night, at) => ({ ...night, date: dates[at] ?? '' }));
  const rooms = [{ ...sampleRoom, price: { ...price, nights } }];
  return { stay: { ...stay, checkIn, checkOut, rooms } };
}

test('a guest who just booked the same stay is asked, and can confirm a second booking', async () => {
  const { id, key, booking } = await site().book();
  const body = { ...bookingRequest, made: [{ id, key }] };
  const problem = bookingProblemOf(await site().post(body).expect(409));
  expect(problem.code).toBe('booked-already');
  expect(problem.booked).toEqual({
    link: `/booking/${id}?key=${key}`,
    number: booking.number,
    hotel: 'Sea View Clifton',
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
  });
  const second = await site().book({ ...body, again: true });
  expect(second).toMatchObject({ status: 201, booking: { status: 'confirmed' } });
  expect(second.booking.number).not.toBe(booking.number);
});

test('a repeated idempotency key returns its booking without a question', async () => {
  const { id, key } = await site().book();
  const again = randomUUID();
  const body = { ...bookingRequest, made: [{ id, key }], again: true };
  const second = await site().book(body, again);
  for (const repeated of [body, bookingRequest]) {
    expect(await site().book(repeated, again)).toMatchObject({ status: 201, id: second.id });
  }
});

test.each<[string, Partial<BookingRequest>, { later?: number; cancelled?: boolean }]>([
  ['somebody else’s address', { traveller: { ...traveller, email } }, {}],
  ['days that begin where the others end', daysFrom('2027-03-10', '2027-03-11', '2027-03-12'), {}],
  ['days that end where the others begin', daysFrom('2027-03-06', '2027-03-07', '2027-03-08'), {}],
  ['the same stay after ten minutes', {}, { later: 601 }],
  ['the same stay after the first booking is canceled', {}, { cancelled: true }],
])('a guest is not asked about %s', async (_what, changes, { later, cancelled }) => {
  const { id, key } = await site().book();
  if (later) site().later(later);
  if (cancelled) await site().cancel(id, key).expect(200);
  const response = await site().post({ ...bookingRequest, ...changes, made: [{ id, key }] });
  expect(response.status).not.toBe(422);
  expect(response.body).not.toMatchObject({ code: 'booked-already' });
});

test('nobody learns about an earlier booking without its key', async () => {
  const { id } = await site().book();
  for (const made of [[], [{ id, key: 'guessed' }]]) {
    expect((await site().book({ ...bookingRequest, made })).status).toBe(201);
  }
});

describe('with an account,', () => {
  const started: { provider?: BookingProvider } = {};
  beforeAll(async () => {
    started.provider = await startBookingProvider();
  });
  afterAll(() => started.provider?.close());
  const { join } = accountSite(() => ({
    origin: started.provider?.origin ?? '',
    now: () => testNow,
  }));

  test('the session alone leads to the question about an earlier booking', async () => {
    const browser = await join();
    const post = () => {
      browser.headers['Idempotency-Key'] = randomUUID();
      return browser.post('/api/bookings', bookingRequest);
    };
    expect((await post()).status).toBe(201);
    const second = await post();
    expect(second.status).toBe(409);
    expect(bookingProblemOf(second).code).toBe('booked-already');
  });

  test('a signed-out traveler books nothing new, but a repeated request still gets its booking', async () => {
    const browser = await join();
    const request = { ...bookingRequest, signedIn: true };
    browser.headers['Idempotency-Key'] = randomUUID();
    const booked = await browser.post('/api/bookings', request);
    expect(booked.status).toBe(201);
    await browser.post('/api/auth/sign-out');
    const again = await browser.post('/api/bookings', request);
    expect(again.body).toMatchObject({ booking: { id: booked.body.booking.id } });
    browser.headers['Idempotency-Key'] = randomUUID();
    const refused = await browser.post('/api/bookings', request);
    expect(refused.status).toBe(409);
    expect(bookingProblemOf(refused).code).toBe('signed-out');
  });
});
