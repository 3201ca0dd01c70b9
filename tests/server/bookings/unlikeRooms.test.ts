import { steppedRate } from '#contracts/kit/samples/rates.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { priceOfBooking } from '#contracts/site/bookings.ts';
import { prepareSite } from './support/prepareSite.ts';
import { bookingProblemOf } from './support/startTestBookings.ts';
import {
  doubleRoom,
  twinRate,
  twinRoom,
  twinWithExtras,
  unlikeRequest,
} from './support/unlikeRooms.ts';

const { site, provider, db } = prepareSite();
const usd = (amount: string) => ({ amount, currency: 'USD' });
const inSecondStep = new Date('2027-03-06T14:00:00Z');

beforeEach(() => {
  provider().state.rates = [steppedRate, twinRate];
});

test('two different rooms are one reservation with the price, party and guest of each', async () => {
  const { status, booking } = await site().book(unlikeRequest());
  expect([status, booking.status]).toEqual([201, 'confirmed']);
  expect(provider().state.calls).toEqual(['hotel', 'reserve']);
  const [query] = provider().state.hotelQueries;
  expect(query?.getAll('occupancy')).toEqual(['2', '1-7']);
  const [reservation] = provider().state.reservations.values();
  expect(reservation?.request).toMatchObject({
    rooms: [
      {
        ...{ room_group_id: 101, rate_id: steppedRate.id, occupancy: '2' },
        ...{ price: { total: '234.16' }, guest: { first_name: 'Ada' } },
      },
      {
        ...{ room_group_id: 102, rate_id: twinRate.id, occupancy: '1-7' },
        ...{ price: { total: '204.82' }, guest: { first_name: 'Grace' } },
      },
    ],
    guests: [{ first_name: 'Ada' }, { first_name: 'Grace' }],
  });
  expect(booking.stay.rooms).toEqual([doubleRoom, twinRoom]);
  expect(booking.rates.map(({ id, meal }) => [id, meal])).toEqual([
    [steppedRate.id, 'breakfast'],
    [twinRate.id, 'room-only'],
  ]);
  expect(booking.hotel.roomNames).toEqual(['Deluxe Double Room', 'Twin Room']);
  expect(priceOfBooking(booking).total.amount).toBe(43_898n);
});

test('a room without its own guest is in the name of the first guest', async () => {
  const request = unlikeRequest();
  const guests = request.traveller.guests.slice(0, 1);
  await site().book({ ...request, traveller: { ...request.traveller, guests } });
  const [reservation] = provider().state.reservations.values();
  const leads = reservation?.request.rooms.map(({ guest }) => guest.first_name);
  expect(leads).toEqual(['Ada', 'Ada']);
});

const dearer: Rate = {
  ...twinRate,
  nights: [...twinRate.nights.slice(0, 1), { date: '2027-03-09', amount: '92.50' }],
  total: '205.82',
  total_now: '202.82',
};

test.each<[string, Rate, Parameters<typeof unlikeRequest>[0]]>([
  ['price', dearer, twinRoom],
  ['cancellation step', { ...twinRate, cancellation: null }, twinRoom],
  ['extra', { ...twinRate, extras: twinRate.extras?.slice(0, 1) }, twinWithExtras],
])(
  'a changed %s of the second room is reported with the rates of both rooms',
  async (_, rate, room) => {
    provider().state.rates = [steppedRate, rate];
    const problem = bookingProblemOf(await site().post(unlikeRequest(room)).expect(409));
    expect(problem.code).toBe('price-changed');
    expect(problem.rates?.map(({ id, total }) => [id, total])).toEqual([
      [steppedRate.id, '234.16'],
      [twinRate.id, rate.total],
    ]);
    expect(provider().state.calls).toEqual(['hotel']);
  },
);

test.each<[string, () => void, string[]]>([
  ['is not offered any more', () => (provider().state.rates = [steppedRate]), ['hotel']],
  [
    'is offered for somebody else',
    () => (provider().state.rates = [steppedRate, { ...twinRate, occupancy: '1' }]),
    ['hotel'],
  ],
  ['was sold between two clicks', () => (provider().state.left = 1), ['hotel', 'reserve']],
])('nothing is reserved if the second room %s', async (_, change, calls) => {
  change();
  const problem = bookingProblemOf(await site().post(unlikeRequest()).expect(410));
  expect(problem.code).toBe('gone');
  expect(provider().state.calls).toEqual(calls);
  expect(provider().state.reservations.size).toBe(0);
});

test('the traveler learns, also by mail, that the hotel refuses the combination of rooms', async () => {
  const body = { title: 'Unprocessable Content', status: 422, code: 'not-combinable' };
  provider().state.answer = { status: 422, body };
  const problem = bookingProblemOf(await site().post(unlikeRequest()).expect(422));
  expect(problem.code).toBe('not-combinable');
  expect(provider().state.reservations.size).toBe(0);
  const rows = await db().selectFrom('bookings').select(['status', 'cause']).execute();
  expect(rows).toEqual([{ status: 'declined', cause: 'not-combinable' }]);
});

test('a price change of one room is reported without rates', async () => {
  const body = { title: 'Conflict', status: 409, code: 'price-changed', rates: [dearer] };
  provider().state.answer = { status: 409, body };
  const problem = bookingProblemOf(await site().post(unlikeRequest()).expect(409));
  expect([problem.code, problem.rates]).toEqual(['price-changed', undefined]);
});

test('a reservation with a different second room is not a confirmation, and the desk learns which room differs', async () => {
  provider().state.wrongRooms = [{}, { rate_id: 'another' }];
  const { status, id, key } = await site().book(unlikeRequest());
  expect(status).toBe(202);
  expect(await site().read(id, key)).toMatchObject({ status: 'pending', mismatch: true });
  site().start();
  const mail = await site().mail('Subject: Check with the provider');
  expect(mail).toContain('Field: rooms[1].rate_id');
});

test('better terms of one room apply only to that room', async () => {
  const later = '2027-03-07T12:00:00+05:00';
  provider().state.wrongRooms = [
    {},
    {
      free_cancellation_until: later,
      cancellation_steps: [
        { until: later, fee: '0.00' },
        { until: '2027-03-07T23:59:59+05:00', fee: '80.00' },
        { until: null, fee: '201.82' },
      ],
    },
  ];
  const { status, ...booked } = await site().book(unlikeRequest());
  expect(status).toBe(201);
  site().clock.now = inSecondStep;
  const { cancellation } = await site().read(booked.id, booked.key);
  expect(cancellation?.fee).toEqual(usd('120.00'));
});

test('a cancellation in the second step costs the fees of both rooms, but not the extras', async () => {
  const { id, key, booking } = await site().book(unlikeRequest(twinWithExtras));
  const { total, dueNow, dueAtProperty } = priceOfBooking(booking);
  expect([total, dueNow, dueAtProperty].map(({ amount }) => amount)).toEqual([
    47_298n,
    45_640n,
    1_658n,
  ]);
  const [reservation] = provider().state.reservations.values();
  expect(reservation?.request.rooms.map(({ extras }) => extras)).toEqual([
    undefined,
    [
      { id: 'b', kind: 'meal', amount: '24.00', due: 'now' },
      { id: 'c', kind: 'cot', amount: '10.00', due: 'property' },
    ],
  ]);
  site().clock.now = inSecondStep;
  expect((await site().read(id, key)).cancellation).toEqual({
    fee: usd('200.00'),
    returned: usd('272.98'),
  });
  await site().cancel(id, key, '199.99').expect(409);
  provider().state.fee = usd('200.00');
  await site().cancel(id, key, '200.00').expect(200);
  expect(await site().read(id, key)).toMatchObject({
    status: 'cancelled',
    cancellationFee: usd('200.00'),
  });
});

test('a single room on request makes the whole booking a request, without a call to the provider', async () => {
  provider().state.rates = [steppedRate, { ...twinRate, booking: 'on-request' }];
  const { status, id, key, booking } = await site().book(unlikeRequest());
  expect([status, booking.status]).toEqual([201, 'requested']);
  expect(provider().state.calls).toEqual(['hotel']);
  site().clock.now = new Date('2027-02-01T13:00:00Z');
  await site().cancel(id, key).expect(200);
  expect(provider().state.calls).toEqual(['hotel']);
});

test('the mail lists different rooms one by one, with the extras in the price', async () => {
  await site().book(unlikeRequest(twinWithExtras));
  site().start();
  const mail = await site().mail('Subject: Confirmed');
  expect(mail).toContain('Room 1: Deluxe Double Room, 2 adults, Breakfast included, Ada Lovelace');
  expect(mail).toContain(
    'Room 2: Twin Room, 1 adult, 1 child, Room only, Breakfast, Cot, Grace Hopper',
  );
  expect(mail).toContain('For: 2 rooms, 3 adults, 1 child');
  expect(mail).toContain('Breakfast: $24.00');
  expect(mail).toContain('Cot: $10.00');
  expect(mail).toContain('Total: $472.98');
});
