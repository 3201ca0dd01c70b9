import { findReservationError } from '#contracts/provider/findReservationError.ts';
import type { Deposit } from '#contracts/provider/rateFields.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { actAtDesk } from './support/actAtDesk.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually } from './support/startTestBookings.ts';

const { site, provider, database, db } = prepareSite();

const accepted = {
  hotel_id: bookingRequest.stay.hotelId,
  room_group_id: bookingRequest.stay.roomId,
  rate_id: bookingRequest.stay.rateId,
  check_in: bookingRequest.stay.checkIn,
  check_out: bookingRequest.stay.checkOut,
  rooms: bookingRequest.stay.rooms,
  price: bookingRequest.price,
  free_cancellation_until: fullRate.free_cancellation_until,
  deposit: fullRate.deposit,
};
const deposit = (changes: Partial<Deposit>) => ({ deposit: { ...fullRate.deposit, ...changes } });
const cheaper = {
  ...bookingRequest.price,
  taxes: [],
  nights: [],
  total: '1.00',
  total_now: '1.00',
  total_property: '0.00',
};

test.each([
  ['hotel_id', { hotel_id: 'other' }],
  ['room_group_id', { room_group_id: 'other' }],
  ['rate_id', { rate_id: 'other' }],
  ['check_in', { check_in: '2027-03-09' }],
  ['check_out', { check_out: '2027-03-11' }],
  ['rooms', { rooms: 2 }],
  ['price', { price: cheaper }],
  ['free_cancellation_until', { free_cancellation_until: '2027-03-06T12:59:59Z' }],
  ['free_cancellation_until', { free_cancellation_until: null }],
  ['deposit', deposit({ amount: '15000.01' })],
  ['deposit', deposit({ currency: 'INR' })],
  ['deposit', deposit({ amount: '1.00', refundable: false })],
  ['deposit', deposit({ amount: 'half' })],
  ['nothing: a lower deposit', deposit({ amount: '14999.99' })],
  ['nothing: no deposit', { deposit: null }],
  ['nothing: the same instant', { free_cancellation_until: '2027-03-06T13:00:00.000Z' }],
  ['nothing: a later one', { free_cancellation_until: '2027-03-07T00:00:00Z' }],
])('a reservation differs in %s', (field, wrong) => {
  const found = findReservationError(accepted, { ...accepted, ...wrong });
  expect(found?.field).toBe(field.startsWith('nothing') ? undefined : field);
});

test('a reservation with a deposit that nobody accepted differs, and says which', () => {
  expect(findReservationError({ ...accepted, deposit: null }, accepted)).toEqual({
    field: 'deposit',
    accepted: 'none',
    reported: '15000.00 PKR, returned',
  });
});

test.each([
  ['not repeated', {}, '15000.00'],
  ['lower', deposit({ amount: '9000.00' }), '9000.00'],
])(
  'the deposit of a reservation that is %s is a confirmation, and shown',
  async (_what, reported, amount) => {
    provider().state.wrongReservation = reported;
    const { status, booking } = await site().book();
    expect(status).toBe(201);
    expect(booking.rate.deposit).toMatchObject({ amount });
    expect(booking.stay.deposit).toEqual(fullRate.deposit);
  },
);

test('a reservation with a higher deposit is no confirmation', async () => {
  provider().state.wrongReservation = deposit({ amount: '20000.00' });
  const { status, id, key } = await site().book();
  expect(status).toBe(202);
  expect(await site().read(id, key)).toMatchObject({ status: 'pending', mismatch: true });
});

test('a reservation with another price is no confirmation, and the desk gets a mail', async () => {
  provider().state.wrongReservation = { price: cheaper };
  const { status, id, key } = await site().book();
  expect(status).toBe(202);
  expect(await site().read(id, key)).toMatchObject({
    status: 'pending',
    reference: null,
    mismatch: true,
  });
  expect(site().lines).toContain('error: the provider has something else than was booked');
  expect(provider().state.calls).not.toContain('cancel');
  site().start();
  const mail = await site().mail('Subject: Check with the provider');
  expect(mail).toContain('To: desk@hotels.example');
  expect(mail).toContain('Field: price');
});

test('a reservation that another booking has is no confirmation, whichever comes first', async () => {
  provider().state.wrongReservation = { reference: 'R-1' };
  const both = await Promise.all([site().book(), site().book()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 202]);
  const { id = '', key = '' } = both.find(({ status }) => status === 202) ?? {};
  expect(await site().read(id, key)).toMatchObject({
    status: 'pending',
    reference: null,
    mismatch: true,
  });
  site().start();
  const mail = await site().mail('Subject: Check with the provider');
  expect(mail).toContain('The provider reports: R-1, which another booking has');
  const { database: db } = database();
  const now = () => site().clock.now;
  await expect(actAtDesk(db, now, 'confirm', id, 'R-1')).rejects.toThrow(
    'Another booking of the hotel has this reference.',
  );
  await actAtDesk(db, now, 'confirm', id, 'R-2');
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', reference: 'R-2' });
});

test('a reservation of another hotel is cancelled by no booking that the desk confirms', async () => {
  const { state } = provider();
  state.wrongReservation = { hotel_id: 'other', reference: 'R-of-somebody' };
  const { id, key } = await site().book();
  site().start();
  const mail = await site().mail('Subject: Check with the provider');
  expect(mail).toContain('The provider reports: other, with the reference R-of-somebody');
  const now = () => site().clock.now;
  await actAtDesk(database().database, now, 'confirm', id);
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', reference: null });
  expect((await site().cancel(id, key)).body).toMatchObject({ status: 'cancelled' });
  expect(state.calls).not.toContain('cancel');
});

test('free cancellation until a later instant is a confirmation, and shown', async () => {
  const until = '2027-03-07T00:00:00Z';
  provider().state.wrongReservation = { free_cancellation_until: until };
  const { status, booking } = await site().book();
  expect(status).toBe(201);
  expect(booking.rate.free_cancellation_until).toBe('2027-03-07T05:00:00+05:00');
});

test('a reservation that the provider shows rightly later is a confirmation', async () => {
  provider().state.wrongReservation = { rooms: 2 };
  const { id, key } = await site().book();
  provider().state.wrongReservation = {};
  site().later();
  site().start();
  expect(await site().becomes({ id, key }, 'confirmed')).toMatchObject({
    reference: `R-${id}`,
    mismatch: false,
  });
});

test.each([
  ['something else', {}],
  ['something else, and then nothing', { forget: true }],
])(
  'a reservation of %s stays open after the check-in, and the desk gets one mail',
  async (_what, { forget = false }: { forget?: boolean }) => {
    provider().state.wrongReservation = { rooms: 2 };
    const { id, key } = await site().book();
    if (forget) provider().state.reservations.clear();
    site().later(60 * 86_400);
    site().start();
    await eventually(() => {
      if (provider().state.calls.filter((call) => call === 'find').length > 2) return true;
      site().later();
      return undefined;
    });
    await site().mail('Subject: Check with the provider');
    expect(await site().read(id, key)).toMatchObject({ status: 'pending', mismatch: true });
    expect(site().mails()).toHaveLength(1);
    expect(provider().state.calls.filter((call) => call === 'reserve')).toHaveLength(1);
  },
);

test('characters that no database stores do not keep a booking from its outcome', async () => {
  provider().state.wrongHotel = { name: 'Sea\u0000 View\ud800', address: 'a\u001b[2Jb' };
  const { status, booking } = await site().book();
  expect(status).toBe(201);
  expect(booking.hotel).toMatchObject({ name: 'Sea\ufffd View\ufffd', address: 'a\ufffd[2Jb' });
});

test('a field of the wrong type costs that field of the booking alone', async () => {
  provider().state.wrongHotel = { star_rating: '4', address: 12, images: ['a.jpg'] };
  const { status, booking } = await site().book();
  expect(status).toBe(201);
  expect(booking.hotel).toMatchObject({ name: fullHotel.name, address: null });
});

test('a rate key of a supplier that is 1,000 characters long is booked', async () => {
  const rateId = 'k|'.repeat(500);
  provider().state.rates = [{ ...fullRate, id: rateId }];
  const { status } = await site().book({
    ...bookingRequest,
    stay: { ...bookingRequest.stay, rateId },
  });
  expect(status).toBe(201);
  const rows = await db().selectFrom('bookings').select('stay').execute();
  expect(rows).toMatchObject([{ stay: { rateId, hotelId: fullHotel.id } }]);
});

test('a cancellation of another reservation is no outcome', async () => {
  const { id, key } = await site().book();
  provider().state.wrongReservation = { reference: 'R-other' };
  await site().cancel(id, key).expect(202);
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: true });
});
