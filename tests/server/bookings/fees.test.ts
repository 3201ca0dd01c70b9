import request from 'supertest';
import * as v from 'valibot';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { pricedStaySchema } from '#contracts/provider/rateFields.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';
import { bookingProblemOf, own } from './support/startTestBookings.ts';

const { site, provider } = prepareSite();
const deadline = Date.parse(fullRate.free_cancellation_until);

test('until the deadline cancelling is free; then it costs the whole price but for the city tax, which must be accepted in its currency', async () => {
  const free = await site().book();
  site().clock.now = new Date(deadline);
  expect(await site().read(free.id, free.key)).toMatchObject({
    cancellation: { fee: { amount: '0.00' } },
  });
  await site().cancel(free.id, free.key).expect(200);
  provider().state.calls.length = 0;
  const { id, key } = await site().book({ ...bookingRequest, again: true });
  site().clock.now = new Date(deadline + 1);
  expect(await site().read(id, key)).toMatchObject({
    cancellation: { fee: { amount: '230.58' }, returned: { amount: '3.58' } },
  });
  const inEuro = { acceptedFee: { amount: '230.58', currency: 'EUR' } };
  for (const refused of [
    await site().cancel(id, key).expect(409),
    await site().cancel(id, key).send(inEuro).expect(409),
  ]) {
    expect(bookingProblemOf(refused)).toMatchObject({
      code: 'fee-changed',
      fee: { amount: '230.58', currency: 'USD' },
    });
  }
  expect(provider().state.calls).not.toContain('cancel');
  await site().cancel(id, key, '230.58').expect(200);
});

test('a fee in a currency without decimals is for all rooms, and has none', async () => {
  const nights = fullRate.nights.map(({ date }) => ({ date, amount: '10000' }));
  const sums = { total: '20000', total_now: '0', total_property: '20000', currency: 'JPY' };
  const rate = {
    ...fullRate,
    nights,
    ...sums,
    taxes: [],
    commission: null,
    payment: 'property' as const,
  };
  provider().state.rates = [rate];
  const { id, key, status } = await site().book({
    ...bookingRequest,
    stay: { ...bookingRequest.stay, rooms: 3 },
    price: v.parse(pricedStaySchema, rate),
  });
  expect(status).toBe(201);
  provider().state.fee = { amount: '60000', currency: 'JPY' };
  site().clock.now = new Date(deadline + 1);
  const fee = { amount: '60000', currency: 'JPY' };
  expect(await site().read(id, key)).toMatchObject({ cancellation: { fee } });
  for (const [amount, expected] of [
    ['59999', 409],
    ['60000.00', 409],
    ['60000', 200],
  ] as const) {
    await request(site().app)
      .post(`/api/bookings/${id}/cancellation`)
      .query({ key })
      .set(own)
      .send({ acceptedFee: { ...fee, amount } })
      .expect(expected);
  }
});

test.each([
  [
    'lower than the rate',
    { total: '200.50', total_now: '200.50', total_property: '0.00', taxes: [] },
  ],
  ['in another currency', { currency: 'EUR' }],
  ['due at another time', { total_now: '234.16', total_property: '0.00', taxes: [] }],
])('an accepted price %s reserves nothing', async (_what, changes) => {
  const price = { ...bookingRequest.price, ...changes };
  const { status } = await site().post({ ...bookingRequest, price });
  expect([409, 422]).toContain(status);
  expect(provider().state.calls).not.toContain('reserve');
});

test.each([
  ['another meal', { meal: 'room-only' } as const, 409],
  ['an earlier end of free cancellation', { free_cancellation_until: '2027-03-06T12:59:59Z' }, 409],
  ['no free cancellation', { free_cancellation_until: null }, 409],
  ['a later end of free cancellation', { free_cancellation_until: '2027-03-07T00:00:00Z' }, 201],
])(
  'a rate that now has %s is booked only if that is no worse',
  async (_what, changes, expected) => {
    provider().state.rates = [{ ...fullRate, ...changes }];
    const { status, body } = await site().post(bookingRequest);
    expect(status).toBe(expected);
    if (expected === 201) return;
    // In the time of the hotel, whichever the provider writes.
    const shown = JSON.parse(JSON.stringify(changes).replace('12:59:59Z', '17:59:59+05:00'));
    expect(body).toMatchObject({ code: 'price-changed', rate: shown });
    expect(provider().state.calls).not.toContain('reserve');
  },
);
