import request from 'supertest';
import { sql } from 'kysely';
import { signEvent } from '#contracts/sample-bank/webhooks.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { testNow } from '../bookings/support/bookingRequest.ts';
import { eventually, own, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { startTestBank, type TestBank } from './payAtBank.ts';

const { database, provider, start } = prepareSite();
let bank: TestBank;
let site: TestBookings;
const clock = { now: testNow };

beforeEach(async () => {
  await sql`drop schema if exists sample_bank cascade`.execute(database().database.db);
  bank = await startTestBank(database(), () => clock.now);
  provider().state.rates = [{ ...fullRate, collect: 'site' }];
  site = start({ payments: bank.payments });
  clock.now = site.clock.now;
});
afterEach(async () => {
  await site.stop();
  await bank.close();
});

const later = (seconds: number) => {
  site.later(seconds);
  clock.now = site.clock.now;
};

async function press() {
  const booked = await site.book();
  const address = booked.booking.payment?.address ?? '';
  return { ...booked, address };
}

const ended = (id: string, key: string, status: string) =>
  eventually(async () => {
    const booking = await site.read(id, key);
    return booking.status === status ? booking : undefined;
  });

test('a stay is reserved once it is paid, and confirmed once that is taken', async () => {
  const { id, key, status, booking, address } = await press();
  expect([status, booking.status, booking.payment?.state]).toEqual([202, 'pending', 'open']);
  expect(booking).toMatchObject({ collector: 'site', payment: { amount: { amount: '230.58' } } });
  expect(provider().state.reservations.size).toBe(0);
  expect((await bank.pay(address)).location).toContain(`/booking/${id}`);
  site.start();
  const confirmed = await ended(id, key, 'confirmed');
  expect(confirmed.payment).toMatchObject({ state: 'captured', card: { last4: '4242' } });
  const [reservation] = [...provider().state.reservations.values()];
  expect(reservation?.request.collected).toEqual({ amount: '230.58', currency: 'USD' });
});

test('a declined card can be replaced, and nobody who leaves the bank is booked', async () => {
  const { id, key, address } = await press();
  expect((await bank.pay(address, '4000000000000002')).location).toContain(
    'failed=generic_decline',
  );
  expect((await bank.pay(address, '4000002500003155')).location).toContain('confirm');
  site.start();
  later(3_600);
  const declined = await ended(id, key, 'declined');
  expect(declined).toMatchObject({ cause: 'not-paid', payment: { state: 'released' } });
  expect(provider().state.reservations.size).toBe(0);
});

test('a bank that is down books nothing, and says so', async () => {
  bank.control({ fault: { path: '.', how: 'down' } });
  const response = await site.post().expect(409);
  expect(response.body).toMatchObject({ code: 'not-paid' });
});

test('what the hotel refuses is released, what is cancelled is paid back less the fee, and the alarms count what the hotel answers', async () => {
  const refused = await press();
  provider().state.left = 0;
  await bank.pay(refused.address);
  site.start();
  await ended(refused.id, refused.key, 'declined');
  await eventually(async () =>
    (await site.read(refused.id, refused.key)).payment?.state === 'released' ? true : undefined,
  );
  provider().state.left = 1;
  const { id, key, address } = await press();
  await bank.pay(address, '5555555555554444');
  await ended(id, key, 'confirmed');
  // Not that the traveller was to pay first.
  const tried = await eventually(async () => {
    const { db } = database().database;
    const rows = await db.selectFrom('attempts').select(['kind', 'failed']).execute();
    return rows.length < 2 ? undefined : rows;
  });
  expect(tried.map(({ failed }) => failed).sort()).toEqual([false, true]);
  await site.cancel(id, key).expect(200);
  const cancelled = await eventually(async () => {
    const booking = await site.read(id, key);
    return booking.payment?.refunds[0]?.state === 'sent' ? booking : undefined;
  });
  expect(cancelled.payment?.refunds).toMatchObject([{ amount: { amount: '230.58' } }]);
});

test('a payment that cannot be taken cancels the reservation', async () => {
  const { id, key, address } = await press();
  await bank.pay(address, '4000000000000341');
  site.start();
  const declined = await ended(id, key, 'declined');
  expect(declined.cause).toBe('not-paid');
  expect([...provider().state.reservations.values()].map(({ cancelled }) => cancelled)).toEqual([
    true,
  ]);
});

test('an event counts once, signed and new; any other is refused', async () => {
  const { address } = await press();
  await bank.pay(address);
  const [event] = bank.webhooks.held;
  const body = event?.body ?? '';
  const post = (signature: string, text = body) =>
    request(site.app)
      .post('/api/payments/events')
      .set('Host', own.Host)
      .set('Content-Type', 'application/json')
      .set('Stripe-Signature', signature)
      .send(text);
  const seconds = Math.floor(clock.now.getTime() / 1_000);
  await post(signEvent('whsec_forged', body, seconds)).expect(400);
  await post(signEvent(bank.webhookSecret, body, seconds - 3_600)).expect(400);
  await post('').expect(400);
  const signed = signEvent(bank.webhookSecret, body, seconds);
  await post(signed, body.replace('}', ' }')).expect(400);
  await post(signed).expect(200);
  await post(signed).expect(200);
  const { db } = database().database;
  expect(await db.selectFrom('payment_events').selectAll().execute()).toHaveLength(1);
});
