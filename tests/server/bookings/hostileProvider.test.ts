import { findReservationError } from '#contracts/provider/findReservationError.ts';
import type { Deposit } from '#contracts/provider/rateFields.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { sampleRoom } from '../../support/sampleStay.ts';
import { bookingRequest, requestFor } from './support/bookingRequest.ts';
import { actAtDesk } from './support/actAtDesk.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually } from './support/startTestBookings.ts';

const { site, provider, database, db } = prepareSite();

const acceptedRoom = {
  room_group_id: sampleRoom.roomId,
  rate_id: sampleRoom.rateId,
  price: sampleRoom.price,
  free_cancellation_until: fullRate.free_cancellation_until,
  deposit: fullRate.deposit,
};
const accepted = {
  hotel_id: bookingRequest.stay.hotelId,
  check_in: bookingRequest.stay.checkIn,
  check_out: bookingRequest.stay.checkOut,
  rooms: [acceptedRoom],
};
const deposit = (changes: Partial<Deposit>) => ({ deposit: { ...fullRate.deposit, ...changes } });
const cheaper = {
  ...sampleRoom.price,
  taxes: [],
  nights: [],
  total: '1.00',
  total_now: '1.00',
  total_property: '0.00',
};

test.each([
  ['hotel_id', { hotel_id: 'other' }],
  ['check_in', { check_in: '2027-03-09' }],
  ['check_out', { check_out: '2027-03-11' }],
  ['rooms', { rooms: [acceptedRoom, acceptedRoom] }],
])('a reservation that differs in %s is detected', (field, wrong) => {
  expect(findReservationError(accepted, { ...accepted, ...wrong })?.field).toBe(field);
});

test.each([
  ['room_group_id', { room_group_id: 'other' }],
  ['rate_id', { rate_id: 'other' }],
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
])('a room of a reservation that differs in %s is detected', (field, wrong) => {
  const [one, two] = [{ rooms: [acceptedRoom] }, { rooms: [acceptedRoom, acceptedRoom] }];
  const wrongRoom = { ...acceptedRoom, ...wrong };
  const ofOne = findReservationError({ ...accepted, ...one }, { ...accepted, rooms: [wrongRoom] });
  const ofTwo = findReservationError(
    { ...accepted, ...two },
    { ...accepted, rooms: [acceptedRoom, wrongRoom] },
  );
  const differs = !field.startsWith('nothing');
  expect(ofOne?.field).toBe(differs ? field : undefined);
  expect(ofTwo?.field).toBe(differs ? `rooms[1].${field}` : undefined);
});

test('a deposit that the guest did not accept is reported as a difference', () => {
  const without = { ...accepted, rooms: [{ ...acceptedRoom, deposit: null }] };
  expect(findReservationError(without, accepted)).toEqual({
    field: 'deposit',
    accepted: 'none',
    reported: '15000.00 PKR, returned',
  });
});

test.each([
  ['not repeated', {}, '15000.00'],
  ['lower', deposit({ amount: '9000.00' }), '9000.00'],
])(
  'a reservation whose deposit is %s is a confirmation and shows the right deposit',
  async (_what, reported, amount) => {
    provider().state.wrongRooms = [reported];
    const { status, booking } = await site().book();
    expect(status).toBe(201);
    expect(booking.rates[0]?.deposit).toMatchObject({ amount });
    expect(booking.stay.rooms[0]?.deposit).toEqual(fullRate.deposit);
  },
);

test('a reservation with a higher deposit is not a confirmation', async () => {
  provider().state.wrongRooms = [deposit({ amount: '20000.00' })];
  const { status, id, key } = await site().book();
  expect(status).toBe(202);
  expect(await site().read(id, key)).toMatchObject({ status: 'pending', mismatch: true });
});

test('a reservation with a different price is not a confirmation, and the desk gets a mail', async () => {
  provider().state.wrongRooms = [{ price: cheaper }];
  const { status, id, key } = await site().book();
  expect(status).toBe(202);
  expect(await site().read(id, key)).toMatchObject({
    status: 'pending',
    reference: null,
    mismatch: true,
  });
  expect(site().lines).toContain('error: the reservation at the provider differs from the booking');
  expect(provider().state.calls).not.toContain('cancel');
  site().start();
  const mail = await site().mail('Subject: Check with the provider');
  expect(mail).toContain('To: desk@hotels.example');
  expect(mail).toContain('Field: price');
});

test('only one of two bookings is confirmed if the provider returns one reservation for both', async () => {
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

test('a booking that the desk confirms never cancels a reservation of another hotel', async () => {
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

test('a later end of free cancellation is accepted and shown', async () => {
  const until = '2027-03-07T00:00:00Z';
  provider().state.wrongRooms = [{ free_cancellation_until: until }];
  const { status, booking } = await site().book();
  expect(status).toBe(201);
  expect(booking.rates[0]?.free_cancellation_until).toBe('2027-03-07T05:00:00+05:00');
});

test('a reservation that the provider corrects later is a confirmation', async () => {
  provider().state.wrongReservation = { rooms: [acceptedRoom, acceptedRoom] };
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
  'a booking that gets a reservation of %s stays open after check-in, and the desk gets one mail',
  async (_what, { forget = false }: { forget?: boolean }) => {
    provider().state.wrongReservation = { rooms: [acceptedRoom, acceptedRoom] };
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

test('an answer with characters that the database cannot store does not lose the outcome of a booking', async () => {
  provider().state.wrongHotel = { name: 'Sea\u0000 View\ud800', address: 'a\u001b[2Jb' };
  const { status, booking } = await site().book();
  expect(status).toBe(201);
  expect(booking.hotel).toMatchObject({ name: 'Sea\ufffd View\ufffd', address: 'a\ufffd[2Jb' });
});

test('a field of the wrong type affects only that field of the booking', async () => {
  provider().state.wrongHotel = { star_rating: '4', address: 12, images: ['a.jpg'] };
  const { status, booking } = await site().book();
  expect(status).toBe(201);
  expect(booking.hotel).toMatchObject({ name: fullHotel.name, address: null });
});

test('a room can be booked with a rate id of 1,000 characters', async () => {
  const rateId = 'k|'.repeat(500);
  provider().state.rates = [{ ...fullRate, id: rateId }];
  const { status } = await site().book(requestFor({ ...sampleRoom, rateId }));
  expect(status).toBe(201);
  const rows = await db().selectFrom('bookings').select(['hotel_id', 'rooms']).execute();
  expect(rows).toMatchObject([{ hotel_id: fullHotel.id, rooms: [{ rateId }] }]);
});

test('the cancellation of another reservation does not count as an outcome', async () => {
  const { id, key } = await site().book();
  provider().state.wrongReservation = { reference: 'R-other' };
  await site().cancel(id, key).expect(202);
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: true });
});
