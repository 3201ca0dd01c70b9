import * as v from 'valibot';
import { lostBookingSchema, rebuiltBookingSchema } from '#contracts/site/desk/deskLostBookings.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { createBookingLinks } from '#server/bookings/bookingLinks.ts';
import { lostBookingRoutes } from '#server/bookings/desk/rebuildBooking.ts';
import { createReservationsClient } from '#server/bookings/reservations/createReservationsClient.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { reservationsSubject } from '#server/reconciliation/reservations.ts';
import { createBookingCredits } from '#server/rewards/createBookingCredits.ts';
import { withClock } from '../../support/withClock.ts';
import { deskApp, staffOfRole } from '../desk/deskApp.ts';
import { listeningLog } from '../testApp.ts';
import { bookingDesk } from './support/bookingDesk.ts';
import { bookingRequest, testSecret } from './support/bookingRequest.ts';
import { noPayments } from './support/noPayments.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, database, provider, db } = prepareSite();
const clients: { close: () => void }[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

function lostDesk() {
  const { log } = listeningLog();
  const now = () => site().clock.now;
  const client = createProviderClient({ origin: provider().origin, log });
  clients.push(client);
  const own = withClock(database().database, now);
  const rewards = { enabled: true, welcomeMinimum: 100, delayDays: 30, monthlyLimits: [] };
  const routes = lostBookingRoutes({
    database: own,
    actor: { kind: 'worker', id: null },
    fetchHotel: client.fetch,
    reservations: createReservationsClient(client.fetch),
    links: createBookingLinks(testSecret, () => 'https://www.hotels.example'),
    credits: createBookingCredits({ database: own, ...rewards, now }),
    payments: noPayments,
    hasDesk: true,
    hasWebhook: true,
    now,
    collecting: { prepaidBy: 'hotel', payments: 'card', paymentNote: '', needsPaymentNote: false },
  });
  const desk = deskApp({ database: own, routes });
  desk.signIn('agent');
  const path = (key: string) => `/api/desk/lost-bookings/${key}`;
  return {
    desk,
    read: (key: string) => desk.get(path(key)),
    rebuild: (key: string, more: object = {}) => desk.post(path(key), { ...said, ...more }),
    /** Compares like the command. */
    compare: () =>
      reservationsSubject({ database: own, now, fetch: client.fetch }, String).reconcile({}),
  };
}

const said = {
  guests: [{ firstName: 'Ada', lastName: 'Lovelace' }],
  email: 'ada@travelers.example',
  phone: '+493012345678',
  language: 'de',
  rooms: [{ occupancy: '2' }],
  reason: 'Lost in the fail-over.',
};

/** Creates a booking and removes all its rows, including its number. */
async function lost() {
  const { id, key, booking } = await site().book({ ...bookingRequest, again: true });
  for (const table of ['booking_events', 'outbox'] as const) await db().deleteFrom(table).execute();
  await db().deleteFrom('bookings').where('id', '=', id).execute();
  await db().deleteFrom('booking_hotels').where('id', '=', id).execute();
  site().later(60);
  return { id, key, booking };
}

test('a lost booking is rebuilt from its reservation, and old and new links open it', async () => {
  const { id, key, booking } = await lost();
  const { read, rebuild, compare } = lostDesk();
  expect((await compare()).differences).toMatchObject([{ kind: 'held-without-booking', key: id }]);
  const shown = v.parse(lostBookingSchema, (await read(id)).body);
  expect(shown).toMatchObject({
    key: id,
    reference: `R-${id}`,
    number: null,
    hotel: booking.hotel.name,
    checkIn: booking.stay.checkIn,
    rooms: [{ meal: fullRate.meal }],
  });
  const response = await rebuild(id, { number: booking.number });
  expect(response.status).toBe(201);
  expect(v.parse(rebuiltBookingSchema, response.body)).toEqual({ id, number: booking.number });
  const now = await site().read(id, key);
  expect(now).toMatchObject({ status: 'confirmed', number: booking.number, reference: `R-${id}` });
  expect(now.rates[0]).toMatchObject({ total: booking.rates[0]?.total, meal: fullRate.meal });
  expect(now.traveller?.email).toBe(said.email);
  site().start();
  const mail = await site().mail('To: ada@travelers.example');
  expect(mail).toContain(`https://www.hotels.example/de/booking/${id}?key=`);
  const { agent } = await bookingDesk(database().database, () => site().clock.now);
  const { timeline } = await agent.read(id);
  expect(timeline.find((entry) => entry.kind === 'event')).toMatchObject({
    cause: 'rebuilt',
    by: { name: 'agent' },
    reason: said.reason,
  });
  // Both sides have the booking, even days after the reservation was made.
  expect((await compare()).differences).toEqual([]);
  const found = await db().selectFrom('reconciliations').select('findings').execute();
  expect(found.flatMap(({ findings }) => findings)).toEqual([]);
  site().later(3 * 24 * 3_600);
  expect((await compare()).differences).toEqual([]);
});

test('when two clerks rebuild one booking, the second learns that it exists', async () => {
  const { id } = await lost();
  const { read, rebuild } = lostDesk();
  const answers = await Promise.all([rebuild(id), rebuild(id), rebuild(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const rows = await db().selectFrom('bookings').select('number').where('id', '=', id).execute();
  expect(rows).toHaveLength(1);
  for (const late of [...answers.filter(({ status }) => status === 409), await read(id)]) {
    expect(late.body).toMatchObject({ code: 'exists', booking: { id, number: rows[0]?.number } });
  }
  const events = await db()
    .selectFrom('booking_events')
    .select('cause')
    .where('booking_id', '=', id)
    .execute();
  expect(events).toEqual([{ cause: 'rebuilt' }]);
});

test('a reservation that is missing, canceled or unreachable is not rebuilt', async () => {
  const { id } = await lost();
  const { read, rebuild } = lostDesk();
  expect((await read('none')).body).toMatchObject({ code: 'none' });
  provider().state.modes.lookup = 'fail';
  provider().state.modes.find = 'fail';
  expect((await rebuild(id)).status).toBe(503);
  provider().state.modes.lookup = 'normal';
  provider().state.modes.find = 'normal';
  const there = provider().state.reservations.get(id);
  if (there) Object.assign(there, { cancelled: true, fee: { amount: '0.00', currency: 'USD' } });
  expect((await rebuild(id)).body).toMatchObject({ code: 'cancelled' });
  expect(await db().selectFrom('bookings').select('id').execute()).toEqual([]);
});

test('a clerk must enter the meals if the rate is no longer offered', async () => {
  const { id } = await lost();
  provider().state.rates = [];
  const { read, rebuild } = lostDesk();
  expect((await read(id)).body).toMatchObject({ rooms: [{ meal: null }] });
  expect((await rebuild(id)).status).toBe(422);
  const done = await rebuild(id, { rooms: [{ occupancy: '2-4,11', meal: 'half-board' }] });
  expect(done.status).toBe(201);
});

test('rebuilding needs a second step and a free booking number', async () => {
  const other = await site().book();
  const { id } = await lost();
  const { desk, rebuild } = lostDesk();
  const taken = await rebuild(id, { number: other.booking.number });
  expect([taken.status, taken.body.code]).toEqual([409, 'number-taken']);
  desk.signIn(staffOfRole('agent', null));
  expect((await rebuild(id)).body).toMatchObject({ code: 'second-step-needed' });
  desk.signIn('finance');
  expect((await rebuild(id)).body).toMatchObject({ code: 'not-permitted' });
});

test.each([
  ['by-hand', false],
  ['attached', true],
])('the timeline says whether the payment was found: %s', async (payment, isHere) => {
  const { id, booking } = await lost();
  // The site collects prepayments.
  provider().state.rates = [{ ...fullRate, collect: 'site' }];
  if (isHere) {
    const now = site().clock.now;
    await db()
      .insertInto('payments')
      .values({
        hotel_id: booking.stay.hotelId,
        id: 'payment-1',
        booking_id: id,
        state: 'captured',
        currency: 'USD',
        amount: 23_058n,
        expires_at: now,
        captured_at: now,
        updated_at: now,
      })
      .execute();
  }
  expect((await lostDesk().rebuild(id)).status).toBe(201);
  const { detail } = await db()
    .selectFrom('booking_events')
    .select('detail')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ payment, number: 'new' });
  const row = await db().selectFrom('bookings').select('payment_id').executeTakeFirstOrThrow();
  expect(row.payment_id).toBe(isHere ? 'payment-1' : null);
});
