import request from 'supertest';
import { fullRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedRoom } from '#contracts/site/bookingRequest.ts';
import { bookedRoom, sampleRoom } from '../../support/sampleStay.ts';
import { bookingRequest, requestFor } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';
import { bookingProblemOf, own } from './support/startTestBookings.ts';

const { site, provider } = prepareSite();
const deadline = Date.parse(fullRate.free_cancellation_until);

test('cancellation is free until the deadline, and then costs the price without city tax', async () => {
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

describe('at a rate with cancellation steps,', () => {
  const { cancellation } = steppedRate;
  const inSecondStep = new Date(deadline + 1);
  const inLastStep = new Date('2027-03-07T19:00:00Z');
  const steppedRoom = bookedRoom(steppedRate, { occupancy: '1' });
  const steppedRequest = requestFor(steppedRoom, steppedRoom);
  const feeOf = async ({ id, key }: { id: string; key: string }) =>
    (await site().read(id, key)).cancellation?.fee.amount;

  beforeEach(() => {
    provider().state.rates = [steppedRate];
  });

  test('canceling costs the fee of the step for all rooms, if the traveler accepted it', async () => {
    const { status, ...booked } = await site().book(steppedRequest);
    expect(status).toBe(201);
    expect(await feeOf(booked)).toBe('0.00');
    site().clock.now = inSecondStep;
    expect(await feeOf(booked)).toBe('240.00');
    provider().state.fee = { amount: '240.00', currency: 'USD' };
    // The page showed free cancellation, but the click came a moment too late, so the site asks
    // again.
    const late = await site().cancel(booked.id, booked.key).expect(409);
    expect(bookingProblemOf(late)).toMatchObject({
      code: 'fee-changed',
      fee: { amount: '240.00', currency: 'USD' },
    });
    expect(provider().state.calls).not.toContain('cancel');
    await site().cancel(booked.id, booked.key, '240.00').expect(200);
    expect(provider().state.acceptedFees).toEqual([{ amount: '240.00', currency: 'USD' }]);
    expect(await site().read(booked.id, booked.key)).toMatchObject({
      status: 'cancelled',
      cancellationFee: { amount: '240.00' },
    });
  });

  test('a fee that rises to the next step must be accepted again, up to the price without city tax', async () => {
    const { id, key } = await site().book(steppedRequest);
    site().clock.now = inLastStep;
    const late = await site().cancel(id, key, '240.00').expect(409);
    expect(bookingProblemOf(late)).toMatchObject({ fee: { amount: '461.16' } });
  });

  test('the accepted steps stay valid, whatever the rate says later', async () => {
    const booked = await site().book(steppedRequest);
    const dearer = cancellation.map((step) => ({ ...step, fee: '230.58' }));
    provider().state.rates = [{ ...steppedRate, cancellation: dearer }];
    site().clock.now = inSecondStep;
    expect(await feeOf(booked)).toBe('240.00');
  });

  test('the cancellation terms of a booking without steps follow from its deadline', async () => {
    provider().state.rates = [fullRate];
    const booked = await site().book();
    site().clock.now = inSecondStep;
    expect(await feeOf(booked)).toBe('230.58');
  });

  test.each<[string, Partial<Rate>, number]>([
    [
      'a dearer step',
      {
        cancellation: cancellation.map((step) =>
          step.fee === '120.00' ? { ...step, fee: '120.01' } : step,
        ),
      },
      409,
    ],
    [
      'a step that begins earlier',
      {
        free_cancellation_until: '2027-03-06T12:59:59Z',
        cancellation: [{ until: '2027-03-06T12:59:59Z', fee: '0.00' }, ...cancellation.slice(1)],
      },
      409,
    ],
    ['no steps, but the same deadline', { cancellation: null }, 409],
    [
      'lower fees',
      {
        cancellation: cancellation.map((step) => ({ ...step, fee: '0.00' })),
        free_cancellation_until: null,
      },
      201,
    ],
    ['a lower no-show fee', { no_show: '100.00' }, 201],
    ['no no-show fee instead of the whole price', { no_show: null }, 201],
  ])(
    'a rate that now has %s is booked only if its terms are no worse',
    async (_what, change, expected) => {
      provider().state.rates = [{ ...steppedRate, ...change }];
      const { status, body } = await site().post(steppedRequest);
      expect(status).toBe(expected);
      if (expected === 409) expect(body).toMatchObject({ code: 'price-changed' });
    },
  );

  test.each<[string, object]>([
    ['steps are missing', { cancellation_steps: null }],
    ['steps begin earlier', { cancellation_steps: [{ until: null, fee: '120.00' }] }],
    ['steps are out of order', { cancellation_steps: [...cancellation].reverse() }],
    ['no-show fee is higher', { no_show: '234.16' }],
  ])('a reservation whose %s is not a confirmation', async (_what, wrong) => {
    provider().state.wrongRooms = [{}, wrong];
    const { status, id, key } = await site().book(steppedRequest);
    expect(status).toBe(202);
    expect(await site().read(id, key)).toMatchObject({ status: 'pending', mismatch: true });
  });

  test.each<[string, Partial<BookedRoom>, string]>([
    [
      'steps out of order',
      { cancellation: [...cancellation].reverse() },
      'stay.rooms.1.cancellation',
    ],
    ['no step', { cancellation: [] }, 'stay.rooms.1.cancellation'],
    [
      'a fee above the price',
      { cancellation: [{ until: null, fee: '234.16' }], freeCancellationUntil: null },
      'stay.rooms.1.cancellation',
    ],
    [
      'a deadline that differs from the steps',
      { freeCancellationUntil: '2027-03-07T18:00:00+05:00' },
      'stay.rooms.1.freeCancellationUntil',
    ],
    ['a no-show fee above the price', { noShow: '230.59' }, 'stay.rooms.1.noShow'],
  ])('a request with %s is refused and nothing is stored', async (_what, wrong, path) => {
    const { status, body } = await site().post(
      requestFor(steppedRoom, { ...steppedRoom, ...wrong }),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path }] });
    expect(provider().state.calls).toEqual([]);
  });
});

test('the fee of several rooms in a currency without decimals has no decimals', async () => {
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
  const room = bookedRoom(rate, { occupancy: '1' });
  const { id, key, status } = await site().book(requestFor(room, room, room));
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
])('an accepted price that is %s reserves nothing', async (_what, changes) => {
  const price = { ...sampleRoom.price, ...changes };
  const { status } = await site().post(requestFor({ ...sampleRoom, price }));
  expect([409, 422]).toContain(status);
  expect(provider().state.calls).not.toContain('reserve');
});

test.each([
  ['another meal', { meal: 'room-only' } as const, 409],
  ['an earlier end of free cancellation', { free_cancellation_until: '2027-03-06T12:59:59Z' }, 409],
  ['no free cancellation', { free_cancellation_until: null }, 409],
  ['a later end of free cancellation', { free_cancellation_until: '2027-03-07T00:00:00Z' }, 201],
])(
  'a rate that now has %s is booked only if its terms are no worse',
  async (_what, changes, expected) => {
    provider().state.rates = [{ ...fullRate, ...changes }];
    const { status, body } = await site().post(bookingRequest);
    expect(status).toBe(expected);
    if (expected === 201) return;
    // The deadline is in the time of the hotel, whatever zone the provider uses.
    const shown = JSON.parse(JSON.stringify(changes).replace('12:59:59Z', '17:59:59+05:00'));
    expect(body).toMatchObject({ code: 'price-changed', rates: [shown] });
    expect(provider().state.calls).not.toContain('reserve');
  },
);
