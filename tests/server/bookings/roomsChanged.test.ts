import request from 'supertest';
import * as v from 'valibot';
import { type Hotel, hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { createReservations } from '#contracts/sample-provider/reservations/createReservations.ts';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { bookedRoom } from '../../support/sampleStay.ts';
import { breakableConnection } from '../../support/breakableConnection.ts';
import { listeningLog } from '../testApp.ts';
import { bookingRequest, deskBookingRequest, testNow } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually, own, startTestBookings } from './support/startTestBookings.ts';

const { database, db, provider, start } = prepareSite();
const { hotelId } = bookingRequest.stay;
const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** Starts a process and collects the hotels in each announcement. */
function startTold(options: Parameters<typeof start>[0] = {}) {
  const told: (readonly string[])[] = [];
  const site = start({ ...options, onRoomsChanged: (hotels) => void told.push(hotels) });
  running.push(site.stop);
  return { ...site, told };
}
type Told = Pick<ReturnType<typeof startTold>, 'told'>;
const toldTimes = ({ told }: Told, times: number) =>
  eventually(() => (told.length >= times ? told : undefined));

test('every process learns once about a booking or cancellation, first the process that made it', async () => {
  const [here, there] = [startTold(), startTold()];
  const { id, key } = await here.book();
  expect(here.told).toEqual([[hotelId]]);
  await toldTimes(there, 1);
  await here.cancel(id, key).expect(200);
  expect(here.told).toEqual([[hotelId], [hotelId]]);
  expect(await toldTimes(there, 2)).toEqual([[hotelId], [hotelId]]);
});

test.each([
  ['a sold room', () => (provider().state.left = 0), 410],
  ['an unknown outcome', () => (provider().state.modes.reserve = 'cut-after'), 202],
])('%s is announced too', async (_what, prepare, status) => {
  const [here, there] = [startTold(), startTold()];
  prepare();
  await here.post().expect(status);
  expect(here.told).toEqual([[hotelId]]);
  await toldTimes(there, 1);
});

test('requests and successful look-ups are not announced, because they change no availability', async () => {
  const site = startTold();
  await site.post(deskBookingRequest).expect(201);
  const { id } = await site.book();
  site.later(8 * 86_400);
  await db()
    .updateTable('bookings')
    .set({ next_attempt_at: testNow })
    .where('id', '=', id)
    .execute();
  site.start();
  await eventually(() => provider().state.calls.find((call) => call === 'lookup'));
  await site.post({ ...bookingRequest, again: true }).expect(201);
  expect(site.told).toEqual([[hotelId], [hotelId]]);
});

test('a wrong clock on the machine of a booking does not delay its announcement', async () => {
  const [late, there] = [startTold({ aheadMs: -660_000 }), startTold()];
  await late.book();
  await toldTimes(there, 1);
});

test('an attempt in a slow transaction is announced when the transaction ends', async () => {
  const site = startTold();
  const tx = await db().startTransaction().execute();
  await tx
    .insertInto('booking_attempts')
    .values({
      ...{ hotel_id: 'slow', booking_id: 'b', id: 'a', at: testNow, attempt: 1 },
      ...{ asked: 'reserve', outcome: 'confirmed', reason: null, next_at: null },
    })
    .execute();
  await site.book();
  await tx.commit().execute();
  expect(await toldTimes(site, 2)).toEqual([[hotelId], ['slow']]);
});

test('events during a lost database connection are announced once it is restored', async () => {
  const relay = await breakableConnection(database().url);
  const { log } = listeningLog();
  const cut = openDatabase(relay.url, log, () => true, { checkMs: 50 });
  const [here, there] = [startTold(), startTold({ database: cut })];
  running.push(cut.close, relay.close);
  await cut.db.selectFrom('bookings').select('id').execute();
  relay.breakOff();
  await here.book();
  await eventually(() => !cut.available() || undefined);
  relay.repair();
  expect(await toldTimes(there, 1)).toEqual([[hotelId]]);
});

function requestFor({ id }: Hotel, rate: Rate): BookingRequest {
  const { check_in: checkIn, check_out: checkOut } = rate;
  const stay = { hotelId: id, checkIn, checkOut, rooms: [bookedRoom(rate)] };
  return { ...bookingRequest, stay, again: true };
}

test('the list and the hotel offer the same rooms in every process, even after a cancellation', async () => {
  const sample = await startProvider({
    hotelCount: 120,
    reservations: createReservations(database().database.pool),
    now: () => testNow.getTime(),
  });
  running.push(sample.close);
  const options = { database: database().database, origin: sample.origin, cacheBytes: 1e7 };
  const sites = [startTestBookings(options), startTestBookings(options)];
  running.unshift(...sites.map(({ stop }) => stop));
  const [here] = sites;
  if (!here) throw new Error('There is no site.');
  const stay = { check_in: '2027-04-12', check_out: '2027-04-13' };
  const read = async <Schema extends v.GenericSchema>(
    { app }: (typeof sites)[number],
    path: string,
    schema: Schema,
    query: object = stay,
  ) => v.parse(schema, (await request(app).get(path).query(query).set(own).expect(200)).body);

  const { hotels } = await read(here, '/api/hotels/search', searchResponseSchema);
  const isScarce = (rate: Rate) => rate.booking === 'instant' && rate.left === 2;
  const hotel = hotels?.find(({ rates }) => rates?.some(isScarce));
  const rate = hotel?.rates?.find(isScarce);
  if (!hotel || !rate) throw new Error('The sample catalog has no such rate.');
  const leftIn = (of: Hotel | undefined) =>
    of?.rates?.find(({ id, room_group_id: room }) => id === rate.id && room === rate.room_group_id)
      ?.left ?? 0;
  const lefts = async (site: (typeof sites)[number]) => {
    const list = await read(site, '/api/hotels/search', searchResponseSchema);
    const page = await read(site, `/api/hotels/${hotel.id}`, hotelSchema);
    return [leftIn(list.hotels?.find(({ id }) => id === hotel.id)), leftIn(page)];
  };
  const agreeOn = async (left: number) => {
    expect(await lefts(here)).toEqual([left, left]);
    for (const site of sites) {
      await eventually(async () => {
        const [list, page] = await lefts(site);
        return (list === left && page === left) || undefined;
      });
    }
  };

  await agreeOn(2);
  await here.post(requestFor(hotel, rate)).expect(201);
  await agreeOn(1);
  const last = await here.book(requestFor(hotel, { ...rate, left: 1 }));
  await agreeOn(0);
  await here.cancel(last.id, last.key, rate.total).expect(200);
  await agreeOn(1);
});
