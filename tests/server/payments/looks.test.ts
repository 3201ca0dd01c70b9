import { sql } from 'kysely';
import { systemClock } from '#server/provider/budgets.ts';
import { createTurns } from '#server/payments/sharedLooks.ts';
import { paymentLooks } from '#server/request/limits.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { manualClock } from '../provider/manualClock.ts';
import { paidRate, paidRates, requestOf } from './paidRates.ts';
import { startTestBank, type TestBank } from './payAtBank.ts';

const { database, provider, start, db } = prepareSite({
  lookPauseMs: paymentLooks.pauseMs,
  bookingLimits: { look: 10_000, book: 10_000, bookAddress: 10_000 },
});
let bank: TestBank;
let time: ReturnType<typeof manualClock>;
/** The sites of a test. Each stands for a separate process. */
let sites: TestBookings[];
/** The number of look-ups that have begun, and the answer that each waits for. */
let looks: number;
let answers: Promise<unknown>;

beforeEach(async () => {
  await sql`drop schema if exists sample_bank cascade`.execute(db());
  time = manualClock();
  sites = [];
  looks = 0;
  answers = Promise.resolve();
  provider().state.rates = paidRates;
  bank = await startTestBank(database(), () => sites[0]?.clock.now ?? new Date());
});
afterEach(async () => {
  for (const site of sites) await site.stop();
  await bank.close();
});

function process(clock = time.clock) {
  const lookUp: TestBank['payments']['lookUp'] = async (...asked) => {
    looks += 1;
    await answers;
    return bank.payments.lookUp(...asked);
  };
  const site = start({ payments: { ...bank.payments, lookUp }, answerClock: clock });
  sites.push(site);
  return site;
}

const later = (seconds: number) => sites.forEach((site) => site.later(seconds));

async function press(site: TestBookings) {
  const { id, key, booking } = await site.book(requestOf(paidRate));
  return { id, key, address: booking.payment?.address ?? '' };
}

test('a booking page waits at most two seconds for the bank', async () => {
  const site = process();
  const { id, key, address } = await press(site);
  await bank.pay(address);
  let answer = () => {};
  answers = new Promise<void>((resolve) => (answer = resolve));
  const first = site.read(id, key);
  await eventually(() => (looks === 1 ? true : undefined));
  time.advance(paymentLooks.answerMs);
  expect(await first).toMatchObject({
    status: 'pending',
    payment: { state: 'open', isLookedUp: true, address },
  });
  const second = site.read(id, key);
  answer();
  const { payment } = await second;
  expect(payment).toMatchObject({ state: 'authorized' });
  expect(payment).not.toHaveProperty('isLookedUp');
  expect(looks).toBe(1);
});

test('an unreachable bank does not mean that a payment is missing', async () => {
  const site = process(systemClock);
  const { id, key, address } = await press(site);
  await bank.pay(address);
  bank.control({ fault: { path: '.', how: 'down' } });
  expect((await site.read(id, key)).payment).toMatchObject({ state: 'open', isLookedUp: true });
  bank.control({ fault: { path: '.', how: null } });
  later(2);
  expect((await site.read(id, key)).payment).toMatchObject({ state: 'authorized' });
});

test('a payment is looked up at most once in two seconds by all requests and processes together', async () => {
  const [one, other] = [process(systemClock), process(systemClock)];
  const { id, key, address } = await press(one);
  const readAll = () =>
    Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? one : other).read(id, key)));
  expect((await readAll())[0]?.payment?.state).toBe('open');
  expect(looks).toBe(1);
  later(1);
  await readAll();
  expect(looks).toBe(1);
  later(1);
  // A read may still share the wait of earlier reads, which ends without a look-up.
  await eventually(async () => (await readAll(), looks === 2 ? true : undefined));
  await bank.pay(address);
  later(2);
  await eventually(async () =>
    (await one.read(id, key)).payment?.state === 'authorized' ? true : undefined,
  );
  expect(looks).toBe(3);
  await readAll();
  expect(looks).toBe(3);
});

test('an event of the bank triggers a look-up at once', async () => {
  const site = process();
  const { id, key, address } = await press(site);
  expect((await site.read(id, key)).payment).not.toHaveProperty('isLookedUp');
  await bank.pay(address);
  await bank.deliver(site.app, bank.webhooks.held.at(-1)?.body ?? '').expect(200);
  site.start();
  await site.mail('Subject: Confirmed');
  expect(looks).toBe(2);
});

test('at most twenty look-ups begin in a second, first for the payments with the oldest look-up', async () => {
  const { clock, advance } = manualClock();
  const takeTurn = createTurns(clock, { mostASecond: 20, answerMs: 2_000 });
  const begun: number[] = [];
  const turns = [7, 9, 3, 0, 5].map(async (lastAt) => {
    await takeTurn(lastAt);
    begun.push(lastAt);
  });
  await turns[0];
  advance(49);
  expect(begun).toEqual([7]);
  advance(1);
  await turns[3];
  for (let step = 0; step < 3; step += 1) advance(50);
  await Promise.all(turns);
  expect(begun).toEqual([7, 0, 3, 5, 9]);
});

test('a full queue of look-ups drops the payment that was looked up most recently', async () => {
  const { clock, advance } = manualClock();
  const takeTurn = createTurns(clock, { mostASecond: 20, answerMs: 100 });
  expect(await takeTurn(5)).toBe(true);
  const first = takeTurn(2);
  const latest = takeTurn(9);
  // The queue is full, so the payment with the latest look-up leaves it, whatever the order of
  // arrival.
  const second = takeTurn(4);
  expect(await latest).toBe(false);
  expect(await takeTurn(7)).toBe(false);
  advance(50);
  expect(await first).toBe(true);
  advance(50);
  expect(await second).toBe(true);
});

test('a request without a place in the queue is answered at once and says that the result is open', async () => {
  const site = process();
  const { mostASecond, answerMs } = paymentLooks;
  const inTime = 1 + (mostASecond * answerMs) / 1_000;
  const made = [];
  for (let index = 0; index < inTime + 3; index += 1) made.push(await press(site));
  later(10);
  let answered = 0;
  const reads = made.map(async ({ id, key }) => {
    const { payment } = await site.read(id, key);
    answered += 1;
    return payment?.isLookedUp;
  });
  // The time stands still, so that only the first look-up can begin.
  await eventually((saw) => (saw(answered) >= 3 ? true : undefined), 'three are answered');
  expect(looks).toBeLessThanOrEqual(1);
  time.advance(answerMs);
  const shown = await Promise.all(reads);
  expect(shown.filter((isLookedUp) => isLookedUp).length).toBeGreaterThanOrEqual(3);
});
