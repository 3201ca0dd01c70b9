import request from 'supertest';
import * as v from 'valibot';
import { validationProblemSchema } from '#contracts/provider/problem.ts';
import { sampleRoom } from '../../support/sampleStay.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { own } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, provider, start, db } = prepareSite();
const { stay, traveller } = bookingRequest;
const { price } = sampleRoom;
const withStay = (changes: object) => ({ ...bookingRequest, stay: { ...stay, ...changes } });
const withRoom = (changes: object) => withStay({ rooms: [{ ...sampleRoom, ...changes }] });
const withPrice = (changes: object) => withRoom({ price: { ...price, ...changes } });
const withOccupancies = (...occupancies: string[]) =>
  withStay({ rooms: occupancies.map((occupancy) => ({ ...sampleRoom, occupancy })) });
const withTraveler = (changes: object) => ({
  ...bookingRequest,
  traveller: { ...traveller, ...changes },
});
const withGuests = (...firstNames: string[]) =>
  withTraveler({ guests: firstNames.map((firstName) => ({ firstName, lastName: 'Lovelace' })) });
const withPrototype = JSON.stringify(bookingRequest).replace('{', '{"__proto__":{"rooms":2},');
const cot = { id: 'cot', kind: 'cot', amount: '10.00', due: 'property' };
const withExtras = (...extras: object[]) => withRoom({ extras });
const wrongOccupancy = ['stay.rooms.0.occupancy', 'stay.rooms'];
const many = (count: number, item: unknown) => Array.from({ length: count }, () => item);

test('an invalid request is a 422 that names the field', async () => {
  const unlimited = start({ bookingLimits: { book: 100, bookAddress: 100 } });
  for (const [what, body, path] of [
    ['a key that is missing', { ...bookingRequest, stay: undefined }, 'stay'],
    ['a key too much', { ...bookingRequest, card: '4111' }, 'card'],
    ['one deep in it', withTraveler({ card: 1 }), 'traveller.card'],
    ['a guest without a name', withGuests(' '), 'traveller.guests.0.firstName'],
    ['no e-mail', withTraveler({ email: 'a@' }), 'traveller.email'],
    ['no phone', withTraveler({ phone: '1' }), 'traveller.phone'],
    ['a name of two lines', withGuests('Ada\r\nBcc: a@b.example'), 'traveller.guests.0.firstName'],
    ['a name that nobody can see', withGuests('\u200b\u3164'), 'traveller.guests.0.firstName'],
    ['more guests than the party has', withGuests('A', 'B', 'C'), 'traveller.guests'],
    ['the prototype as a key', JSON.parse(withPrototype), '__proto__'],
    ['a rate id of two lines', withRoom({ rateId: 'a\nb' }), 'stay.rooms.0.rateId'],
    [
      'a day before 1970',
      withStay({ checkIn: '1969-12-31', checkOut: '1970-01-01' }),
      'stay.checkIn',
    ],
    ['no nights', withStay({ checkOut: stay.checkIn }), 'stay.checkOut'],
    ['a path as a hotel', withStay({ hotelId: '..' }), 'stay.hotelId'],
    ['an adult too many in a room', withOccupancies('17'), wrongOccupancy],
    ['an age over 17', withOccupancies('2-18'), wrongOccupancy],
    ['a room without an adult', withOccupancies('0-5'), wrongOccupancy],
    ['more adults than the site searches for', withOccupancies('9', '8'), 'stay.rooms'],
    [
      'more children than it searches for',
      withOccupancies('1-1,2,3,4,5', '1-1,2,3,4,5,6'),
      'stay.rooms',
    ],
    ['too many rooms', withStay({ rooms: many(9, sampleRoom) }), 'stay.rooms'],
    ['no room', withStay({ rooms: [] }), ['stay.rooms', 'traveller.guests']],
    [
      'two currencies',
      withStay({ rooms: [sampleRoom, { ...sampleRoom, price: { ...price, currency: 'EUR' } }] }),
      'stay.rooms',
    ],
    [
      'an extra of an unknown kind',
      withExtras({ ...cot, kind: 'pony' }),
      'stay.rooms.0.extras.0.kind',
    ],
    ['an extra twice', withExtras(cot, cot), 'stay.rooms.0.extras'],
    [
      'an extra with too many decimals',
      withExtras({ ...cot, amount: '1.001' }),
      'stay.rooms.0.extras',
    ],
    [
      'an end of free cancellation that does not exist',
      withRoom({ freeCancellationUntil: '2027-02-30T12:00:00Z' }),
      'stay.rooms.0.freeCancellationUntil',
    ],
    [
      'thousands of taxes',
      withPrice({ taxes: many(900, price.taxes?.[0]) }),
      'stay.rooms.0.price.taxes',
    ],
    ['a price that does not add up', withPrice({ total: '1.00' }), 'stay.rooms.0.price.total'],
  ] as const) {
    const response = await unlimited.post(body);
    const { errors } = v.parse(validationProblemSchema, JSON.parse(response.text));
    const paths = [...new Set(errors.map((error) => error.path))];
    expect([what, response.status, paths]).toEqual([what, 422, [path].flat()]);
  }
  await unlimited.stop();
  expect(provider().state.calls).toEqual([]);
});

test('a request that accepts a deposit of zero gets a 422 that names the deposit', async () => {
  const deposit = { amount: '0.00', currency: 'USD', refundable: true };
  const { text } = await site().post(withRoom({ deposit })).expect(422);
  const { errors } = v.parse(validationProblemSchema, JSON.parse(text));
  expect(errors.map(({ path }) => path)).toEqual(['stay.rooms.0.deposit']);
});

test('invisible characters of pasted text are removed from the booking', async () => {
  const { booking } = await site().book(
    withTraveler({
      guests: [{ firstName: '\ufeffAda\u200b', lastName: 'Love\u00adlace' }],
      email: '\u200bada@travelers.example',
      phone: '\u202a+442079460000\u202c',
      specialRequests: '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u202eGPJ',
    }),
  );
  expect(booking.traveller).toMatchObject({
    guests: [{ firstName: 'Ada', lastName: 'Lovelace' }],
    email: 'ada@travelers.example',
    phone: '+442079460000',
    specialRequests: '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 GPJ',
  });
});

test('a room cannot be booked for more people than it sleeps', async () => {
  const refused = await site().post(withOccupancies('2-4')).expect(410);
  expect(refused.body).toMatchObject({ code: 'gone' });
  expect(provider().state.calls).toEqual(['hotel']);
  await site().post(withOccupancies('1-4', '1')).expect(201);
  provider().state.wrongHotel = { room_groups: [{ id: 101, name: 'Does not say' }] };
  await site().post(withOccupancies('16-4')).expect(201);
});

test('a rate of a room that the hotel does not list cannot be booked', async () => {
  provider().state.wrongHotel = { room_groups: [{ id: 999, name: 'Another room' }] };
  const refused = await site().post(bookingRequest).expect(410);
  expect(refused.body).toMatchObject({ code: 'gone' });
  expect(provider().state.calls).toEqual(['hotel']);
});

test('a request without an Idempotency-Key is a 400', async () => {
  await request(site().app).post('/api/bookings').set(own).send(bookingRequest).expect(400);
  await site().post(bookingRequest, 'short').expect(400);
});

test('a booking opens only with its key, and a wrong key is the same 404 as no booking', async () => {
  const { id, key } = await site().book();
  const look = (path: string) => request(site().app).get(path).set(own);
  const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  for (const path of [
    `/api/bookings/${id}`,
    `/api/bookings/${id}?key=`,
    `/api/bookings/${id}?key=${wrong}`,
    `/api/bookings/${id}/calendar.ics?key=${wrong}`,
    `/api/bookings/some-id?key=${key}`,
    `/api/bookings/00000000-0000-4000-8000-000000000000?key=${key}`,
  ]) {
    const { body } = await look(path).expect(404);
    expect(body).toMatchObject({ detail: 'There is no such booking.' });
  }
  await site().cancel(id, wrong).expect(404);
  const { link_hash: stored } = await db()
    .selectFrom('bookings')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(stored).not.toContain(key);
});

test('guesses of links end in a 429', async () => {
  const guess = () => request(site().app).get('/api/bookings/a?key=b').set(own);
  const statuses = new Set<number>();
  for (let time = 0; time < 70; time += 1) statuses.add((await guess()).status);
  expect([...statuses]).toEqual([404, 429]);
});

test('bookings are limited for each client and each mailbox', async () => {
  const byClient = start({ bookingLimits: { book: 2 } });
  for (const status of [201, 201, 429]) await byClient.post().expect(status);
  await byClient.stop();

  await db().deleteFrom('rate_limits').execute();
  const limits = { bookAddress: 2, lookAddress: 2, cancelAddress: 1 };
  const byAddress = start({ bookingLimits: limits });
  const { id, key } = await byAddress.book();
  const look = () => request(byAddress.app).get(`/api/bookings/${id}`).query({ key }).set(own);
  for (const status of [200, 200, 429]) await look().expect(status);
  await byAddress.post().expect(201);
  const over = await byAddress.post().expect(429);
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(60);
  for (const email of ['ADA@travelers.example', 'ada+second@travelers.example']) {
    await byAddress.post(withTraveler({ email })).expect(429);
  }
  await byAddress.post(withTraveler({ email: 'grace@travelers.example' })).expect(201);
  await byAddress.cancel(id, key, '0.00').expect(200);
  await byAddress.cancel(id, key, '0.00').expect(429);
  // A booking without personal data has no mailbox.
  await db().updateTable('bookings').set({ traveller: null }).execute();
  for (const status of [200, 200, 200]) await look().expect(status);
  await byAddress.stop();
});

test('a hotel id that is the name of another API route is refused without a call to the provider', async () => {
  for (const hotelId of ['search', 'rand4', 'RAND8', 'places']) {
    const { status, body } = await site().post(withStay({ hotelId }));
    expect([hotelId, status, body.code]).toEqual([hotelId, 410, 'gone']);
  }
  expect(provider().state.calls).toEqual([]);
});
