import {
  customerAccount,
  postTransaction,
  rewardsAccount,
  transfer,
} from '#server/ledger/ledger.ts';
import { spendRewards } from '#server/rewards/spendRewards.ts';
import { ledgerOfRates } from '#contracts/money/priceLedger.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { rewardsSite, usd } from './rewardsSite.ts';

// The price of the sample stay is $234.16.
const { database, join, clock, provider, post } = rewardsSite({
  REWARDS_WELCOME_MINIMUM: '235',
});
const withWelcome = { ...bookingRequest, credits: { rewards: usd('15.00') } };
const minimum = usd('235.00');

/** Posts the reward of a stay, or its reversal if it is negative. */
async function earn(cents: bigint): Promise<void> {
  const { db, transaction } = database().database;
  const { id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const amount = { amount: cents, currency: 'USD' };
  const entries = transfer(rewardsAccount, customerAccount(id), amount);
  const key = `earned:${cents}`;
  await transaction((tx) => postTransaction(tx, { key, kind: 'earned', at: clock.now, entries }));
}

test('the welcome credit needs the minimum price until a stay has earned something', async () => {
  const browser = await join();
  const account = async () => (await browser.get('/api/rewards')).body.account;
  const rejected = {
    status: 409,
    body: {
      code: 'credit-rejected',
      detail:
        'Until your first stay, OneKeyCash is for bookings of 235.00 USD or more. Nothing was booked.',
      credit: {
        kind: 'rewards',
        reason: 'minimum',
        params: { minimum: minimum.amount, currency: minimum.currency },
      },
    },
  };
  expect(await account()).toMatchObject({ balances: [usd('15.00')], minimum });
  expect(await post(browser, withWelcome)).toMatchObject(rejected);
  expect(provider().state.reservations.size).toBe(0);

  await earn(400n);
  expect(await account()).toMatchObject({ minimum: null });
  await earn(-400n);
  expect(await account()).toMatchObject({ minimum });
  expect(await post(browser, withWelcome)).toMatchObject(rejected);
  await earn(1n);
  expect((await post(browser, withWelcome)).status).toBe(201);
});

test.each([
  ['exactly the minimum', 23_500n, undefined],
  ['a cent less', 23_499n, 'minimum'],
])('a price of %s is compared with the minimum to the cent', async (_what, cents, reason) => {
  await join();
  const { db, transaction } = database().database;
  const { id: accountId } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const total = { amount: cents, currency: 'USD' };
  const price = { ...ledgerOfRates([fullRate]), total };
  const context = {
    database: database().database,
    enabled: true,
    welcomeMinimum: 235,
    delayDays: 30,
    monthlyLimits: [],
    now: () => clock.now,
  };
  const booking = { id: `of-${cents}`, hotelId: 'h', accountId, price };
  const rejected = await transaction((tx) =>
    spendRewards(tx, context, booking, usd('15.00'), total),
  );
  expect(rejected?.rejection.reason).toBe(reason);
});
