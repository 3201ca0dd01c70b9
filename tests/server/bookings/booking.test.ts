import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { prepareSite } from './support/prepareSite.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { sampleRoom } from '../../support/sampleStay.ts';
import { bookingRequest, requestFor } from './support/bookingRequest.ts';
import { bookingProblemOf } from './support/startTestBookings.ts';

const { site, start, provider, db } = prepareSite();

test('an instant rate is reserved at the provider and confirmed', async () => {
  const { status, booking, id, key } = await site().book();
  expect(status).toBe(201);
  expect(booking).toMatchObject({
    status: 'confirmed',
    cause: null,
    reference: `R-${id}`,
    hotel: {
      name: fullHotel.name,
      timeZone: 'Asia/Karachi',
      checkInFrom: '14:00',
      phone: fullHotel.contact_phone,
      email: fullHotel.contact_email,
    },
    cancellation: { fee: { amount: '0.00' }, returned: { amount: '234.16', currency: 'USD' } },
    history: [
      { status: 'pending', cause: 'created' },
      { status: 'confirmed', cause: 'provider' },
    ],
  });
  expect(await site().read(id, key)).toEqual(booking);
  expect(provider().state.calls).toEqual(['hotel', 'reserve']);
});

describe('at a price for residents', () => {
  const stay = { ...bookingRequest.stay, residency: 'GB' };

  test('the hotel is asked with the residency of the request, which the booking keeps', async () => {
    const { status, booking } = await site().book({ ...bookingRequest, stay });
    expect(status).toBe(201);
    expect(booking.stay.residency).toBe('GB');
    expect(provider().state.hotelQueries.map((query) => query.get('residency'))).toEqual(['GB']);
  });

  test('the hotel is asked with the default residency of the site if the request has none', async () => {
    const other = start({ env: { DEFAULT_RESIDENCY: 'PK' } });
    await other.book();
    await other.book({ ...bookingRequest, stay, again: true });
    await other.stop();
    const asked = provider().state.hotelQueries.map((query) => query.get('residency'));
    expect(asked).toEqual(['PK', 'GB']);
  });

  test('a traveler with a different citizenship cannot book', async () => {
    const { traveller } = bookingRequest;
    const body = { ...bookingRequest, stay, traveller: { ...traveller, citizenship: 'DE' } };
    const response = await site().post(body).expect(422);
    expect(response.body).toMatchObject({ errors: [{ path: 'stay.residency' }] });
    expect(provider().state.calls).toEqual([]);
  });
});

test('a booking of an older version is shown without the hotel details that it did not store', async () => {
  const { id, key, booking } = await site().book();
  const kept = Object.fromEntries(
    Object.entries(booking.hotel).filter(([field]) => field !== 'phone' && field !== 'email'),
  );
  await sql`update bookings set hotel = ${JSON.stringify(kept)} where id = ${id}`.execute(db());
  expect(await site().read(id, key)).toEqual({
    ...booking,
    hotel: { ...booking.hotel, phone: null, email: null },
  });
});

test('a double click makes one booking, and both responses contain it', async () => {
  const key = randomUUID();
  const [first, second] = await Promise.all([
    site().book(bookingRequest, key),
    site().book(bookingRequest, key),
  ]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.booking).toEqual(second.booking);
  expect(provider().state.reservations.size).toBe(1);
});

test('the same key with another body is a 409 and books nothing', async () => {
  const key = randomUUID();
  await site().book(bookingRequest, key);
  const other = requestFor({ ...sampleRoom, occupancy: '1' });
  const response = await site().post(other, key).expect(409);
  expect(bookingProblemOf(response).code).toBe('key-reused');
  expect(provider().state.reservations.size).toBe(1);
});

test('a changed price is a 409 with the current rate, even when the request is repeated', async () => {
  const moved = {
    ...fullRate,
    nights: [
      { date: '2027-03-08', amount: '100.00' },
      { date: '2027-03-09', amount: '104.50' },
    ],
    total: '238.16',
    total_now: '234.58',
  };
  provider().state.rates = [moved];
  const { commission, ...shown } = moved;
  expect(commission).toBeDefined();
  const key = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const response = await site().post(bookingRequest, key).expect(409);
    expect(bookingProblemOf(response)).toMatchObject({ code: 'price-changed', rates: [shown] });
    expect(response.text).not.toContain('commission');
  }
  expect(provider().state.calls).toEqual(['hotel']);
});

test('the rate in a price change has the commission on a site for agents', async () => {
  const agents = start({ env: { AGENT_PRICES: 'on' } });
  provider().state.rates = [{ ...fullRate, free_cancellation_until: null }];
  const response = await agents.post().expect(409);
  await agents.stop();
  expect(bookingProblemOf(response).rates?.[0]?.commission).toEqual(fullRate.commission);
});

test('a booking does not reveal the commission of the site', async () => {
  const response = await site().post().expect(201);
  expect(response.text).toContain('"rates"');
  expect(response.text).not.toContain('commission');
});

test('a price that the provider changes during the reservation is a 409 too', async () => {
  const rate = {
    ...fullRate,
    total: '234.17',
    total_now: '230.59',
    nights: [
      { date: '2027-03-08', amount: '96.01' },
      { date: '2027-03-09', amount: '104.50' },
    ],
  };
  const problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'price-changed',
    rates: [rate],
  };
  provider().state.answer = { status: 409, body: problem };
  const response = await site().post().expect(409);
  const { commission, ...shown } = rate;
  expect(commission).toBeDefined();
  expect(bookingProblemOf(response)).toMatchObject({ code: 'price-changed', rates: [shown] });
});

test.each([
  ['no longer offered', () => (provider().state.rates = []), 410, 'gone'],
  ['taken at the last moment', () => (provider().state.left = 0), 410, 'gone'],
  [
    'not accepted by the provider',
    () =>
      (provider().state.answer = {
        status: 422,
        body: { title: 'Unprocessable Content', status: 422, code: 'rejected' },
      }),
    422,
    'rejected',
  ],
])('a room that is %s cannot be booked', async (_what, prepare, status, code) => {
  prepare();
  const response = await site().post().expect(status);
  expect(bookingProblemOf(response).code).toBe(code);
  expect(provider().state.reservations.size).toBe(0);
  const rows = await db().selectFrom('bookings').select('status').execute();
  expect(rows).toEqual([{ status: 'declined' }]);
});
