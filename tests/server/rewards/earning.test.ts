import type { Rate } from '#contracts/provider/rateFields.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { bookingRequest, requestFor } from '../bookings/support/bookingRequest.ts';
import { ada, grace } from '../accounts/accountSite.ts';
import { actAtDesk } from '../bookings/support/actAtDesk.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { ledgerOf, rewardsSite, usd } from './rewardsSite.ts';
import { bookedRoom, sampleRoom } from '../../support/sampleStay.ts';

const { database, join, site, clock, provider, post, book, read, rewardsOf, db } = rewardsSite({
  REWARDS_MONTHLY_LIMIT: '6 USD, 6 GBP',
});

/** The last day is over in every time zone, and so are the hours over which look-ups are spread. */
const afterStay = '2027-03-11T18:00:00Z';
const whenUnreported = '2027-04-10T12:00:00.000Z';

type Made = { booking: Booking; key: string };
type Browser = Awaited<ReturnType<typeof join>>;

/** Moves the time on and waits until the worker has nothing to do for these bookings. */
async function visit(at: string): Promise<void> {
  clock.now = new Date(at);
  await eventually(async (saw) => {
    const rows = saw(
      await db().selectFrom('bookings').select(['next_attempt_at', 'attempts']).execute(),
    );
    const isDone = rows.every(({ next_attempt_at: next, attempts }) => {
      return attempts === 0 && (next === null || next > clock.now);
    });
    return isDone ? true : undefined;
  }, `nothing is due at ${at}`);
}
const desk = (action: Parameters<typeof actAtDesk>[2], id: string) =>
  actAtDesk(database().database, () => clock.now, action, id);
const stateOf = async (browser: Browser, made: Made) => {
  const { status, earns, earned, earnsBy } = await read(browser, made);
  return { status, earns, earned, earnsBy };
};

test('a stay that the hotel reports earns 2 % of its nights at once', async () => {
  const browser = await join();
  const made = await book(browser, {});
  expect(made.booking).toMatchObject({
    earns: usd('4.01'),
    earned: false,
    earnsBy: whenUnreported,
  });
  provider().state.wrongReservation = { status: 'stayed' };
  await visit(afterStay);
  expect(await rewardsOf(browser)).toEqual({
    balance: '19.01',
    changes: ['earned 4.01', 'welcome 15.00'],
  });
  expect(await stateOf(browser, made)).toEqual({
    status: 'stayed',
    earns: usd('4.01'),
    earned: true,
    earnsBy: null,
  });
});

test('unreported stays earn after a delay, within the monthly limit even when two earn at once', async () => {
  const browser = await join();
  const reported = await book(browser, {});
  const first = await book(browser, {});
  const second = await book(browser, {});
  // This currency has a separate limit.
  const pounds: Rate = { ...fullRate, id: 'pounds', currency: 'GBP' };
  provider().state.rates.push(pounds);
  await post(browser, { ...requestFor(bookedRoom(pounds)), again: true }).expect(201);
  await visit(afterStay);
  const { changes } = await rewardsOf(browser);
  expect(changes).toEqual(['welcome 15.00']);
  expect(await stateOf(browser, first)).toEqual({
    status: 'stayed',
    earns: usd('4.01'),
    earned: false,
    earnsBy: whenUnreported,
  });

  await visit('2027-04-10T11:50:00Z');
  expect(await rewardsOf(browser)).toMatchObject({ changes });
  // A reward for a report in the same month does not count towards the limit.
  await desk('report-stayed', reported.booking.id);
  await visit('2027-04-10T12:00:00Z');
  const earned = await rewardsOf(browser);
  expect(earned.balance).toBe('25.01');
  expect(earned.changes.toSorted()).toEqual([
    'earned 1.99',
    'earned 4.01',
    'earned 4.01',
    'earned 4.01',
    'welcome 15.00',
  ]);
  // A report pays the rest above the limit.
  for (const { booking } of [first, second]) await desk('report-stayed', booking.id);
  expect(await rewardsOf(browser)).toMatchObject({ balance: '27.03' });
  expect((await ledgerOf(database().database)).balanced).toBe(true);
});

test('a desk report during a look-up takes precedence and earns its reward', async () => {
  const browser = await join();
  const made = await book(browser, {});
  await visit(afterStay);
  provider().state.wrongReservation = { status: 'no-show' };
  provider().state.beforeLook = () => desk('report-stayed', made.booking.id);
  await visit(whenUnreported);
  expect(await stateOf(browser, made)).toMatchObject({ status: 'stayed', earned: true });
  expect(await rewardsOf(browser)).toMatchObject({ balance: '19.01' });
});

const noReservation = () => provider().state.reservations.clear();
const report = (status: string) => () => (provider().state.wrongReservation = { status });
test.each([
  ['a no-show', report('no-show'), { status: 'no-show', earns: null, earned: false }],
  ['cancelled', report('cancelled'), { status: 'stayed', earned: false, mismatch: true }],
  ['unknown to the hotel', noReservation, { status: 'stayed', earned: false, mismatch: true }],
  ['stayed', report('stayed'), { status: 'stayed', earns: usd('4.01'), earned: true }],
])(
  'a stay that is found to be %s before it earns follows that result',
  async (_, change, expected) => {
    const browser = await join();
    const made = await book(browser, {});
    await visit(afterStay);
    change();
    await visit('2027-04-10T12:00:00Z');
    expect(await read(browser, made)).toMatchObject({ ...expected, earnsBy: null });
    const { balance } = await rewardsOf(browser);
    expect(balance).toBe(expected.earned ? '19.01' : '15.00');
  },
);

test('the reward of a stay is taken back once after a no-show, even below zero', async () => {
  const browser = await join();
  const made = await book(browser, {});
  provider().state.wrongReservation = { status: 'stayed' };
  await visit(afterStay);
  provider().state.wrongReservation = {};
  clock.now = new Date('2027-02-01T12:00:00Z');
  await book(browser, { rewards: usd('19.01') });
  const { id } = made.booking;
  await expect(desk('report-no-show', id)).rejects.toThrow("'report-no-show' is not possible");
  clock.now = new Date(afterStay);
  await desk('report-no-show', id);
  await expect(desk('report-no-show', id)).rejects.toThrow("'report-no-show' is not possible");
  expect(await stateOf(browser, made)).toMatchObject({ status: 'no-show', earns: null });
  const { body } = await browser.get('/api/rewards');
  expect(body.account).toMatchObject({ balances: [], owed: [usd('4.01')] });
  expect((await rewardsOf(browser)).changes).toContain('revoked 4.01');
  const refused = await post(browser, { ...bookingRequest, credits: { rewards: usd('0.01') } });
  expect(refused.body).toMatchObject({ credit: { reason: 'balance' } });
  await site().mailTo(bookingRequest.traveller.email, 'Reported as not arrived');

  await desk('report-stayed', id);
  expect(await stateOf(browser, made)).toMatchObject({ earns: usd('4.01'), earned: true });
  expect((await browser.get('/api/rewards')).body.account).toMatchObject({
    balances: [],
    owed: [],
  });
  const { balances, balanced } = await ledgerOf(database().database);
  expect([balances['rewards'], balanced]).toEqual([-1_901, true]);
});

test('a stay whose mismatch is settled earns within the limit of the month of settlement', async () => {
  const browser = await join();
  const other = await book(browser, {});
  const made = await book(browser, {});
  await visit(afterStay);
  provider().state.reservations.delete(made.booking.id);
  await visit(whenUnreported);
  expect(await stateOf(browser, other)).toMatchObject({ earns: usd('4.01'), earned: true });
  expect(await stateOf(browser, made)).toMatchObject({ earned: false, earnsBy: null });
  clock.now = new Date('2027-05-01T00:00:00Z');
  await desk('settle-mismatch', made.booking.id);
  await visit('2027-05-01T00:00:01Z');
  expect(await stateOf(browser, made)).toMatchObject({ earns: usd('4.01'), earned: true });
  expect(await rewardsOf(browser)).toMatchObject({ balance: '23.02' });
});

test('a stay with an open mismatch is looked up daily, ends after two weeks and earns nothing', async () => {
  const browser = await join();
  const made = await book(browser, {});
  const looks = () => provider().state.calls.filter((call) => call === 'lookup').length;
  const price = { ...sampleRoom.price, total: '1.00' };
  provider().state.wrongRooms = [{ price }];
  await visit(afterStay);
  expect(looks()).toBe(1);
  await visit('2027-03-12T17:00:00Z');
  expect(looks()).toBe(1);
  expect(await read(browser, made)).toMatchObject({ status: 'confirmed', mismatch: true });
  await visit('2027-03-25T18:00:00Z');
  expect(await read(browser, made)).toMatchObject({ status: 'stayed', mismatch: true });
  provider().state.modes.lookup = 'cut-before';
  await visit('2027-04-24T12:00:01Z');
  expect(await read(browser, made)).toMatchObject({ mismatch: true, earned: false });
  expect(await rewardsOf(browser)).toMatchObject({ balance: '15.00' });
});

test('a no-show takes nothing from an account that the booking joined after it earned', async () => {
  const deleted = await join();
  const { traveller } = bookingRequest;
  const { body } = await post(deleted, {
    ...bookingRequest,
    traveller: { ...traveller, email: grace.email },
  });
  provider().state.wrongReservation = { status: 'stayed' };
  await visit(afterStay);
  expect(await rewardsOf(deleted)).toMatchObject({ balance: '19.01' });
  await deleted.post('/api/account/deletion', { password: ada.password });
  const other = await join(grace);
  await desk('report-no-show', body.booking.id);
  expect(await rewardsOf(other)).toEqual({ balance: '15.00', changes: ['welcome 15.00'] });
});

test('a stay in a currency without a limit earns only after a report, early or late', async () => {
  const browser = await join();
  const rate: Rate = { ...fullRate, currency: 'EUR' };
  provider().state.rates = [rate];
  const { body } = await post(browser, requestFor(bookedRoom(rate)));
  const earns = { amount: '4.01', currency: 'EUR' };
  expect(body.booking).toMatchObject({ earns, earned: false, earnsBy: null });
  await visit(afterStay);
  const made = {
    booking: body.booking,
    key: new URL(body.link, 'http://site').searchParams.get('key') ?? '',
  };
  expect(await stateOf(browser, made)).toEqual({
    status: 'stayed',
    earns,
    earned: false,
    earnsBy: null,
  });
  provider().state.wrongReservation = { status: 'stayed' };
  await visit(whenUnreported);
  expect(await stateOf(browser, made)).toMatchObject({ earns, earned: true });
});
