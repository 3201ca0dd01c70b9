import type { Transaction } from 'kysely';
import { ledgerOfRates } from '#contracts/money/priceLedger.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { Tables } from '#server/database/tables.ts';
import { createBookingCredits } from '#server/rewards/createBookingCredits.ts';
import {
  customerAccount,
  postTransaction,
  rewardsAccount,
  transfer,
} from '#server/ledger/ledger.ts';
import { waitsForLock } from '../../support/waitsForLock.ts';
import { ada, grace } from '../accounts/accountSite.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { ledgerOf, rewardsSite, usd } from './rewardsSite.ts';

const { database, join, site, clock, provider, post, book, cancel, read, rewardsOf, db } =
  rewardsSite();
const hotel = `hotel:${bookingRequest.stay.hotelId}`;

test('a verified address gets $15.00 once, whatever its spelling and even after a new sign-up', async () => {
  const browser = await join();
  expect(await rewardsOf(browser)).toEqual({ balance: '15.00', changes: ['welcome 15.00'] });
  expect(await rewardsOf(browser)).toMatchObject({ changes: ['welcome 15.00'] });

  const second = await join({ ...ada, email: 'ada+again@travelers.example' });
  expect(await rewardsOf(second)).toEqual({ balance: '0', changes: [] });

  await browser.post('/api/account/deletion', { password: ada.password });
  const third = await join({ ...ada, email: 'ada+third@travelers.example' });
  expect(await rewardsOf(third)).toEqual({ balance: '0', changes: [] });
  const { balances, balanced } = await ledgerOf(database().database);
  expect(balanced).toBe(true);
  expect(Object.values(balances)).toEqual([0, 0]);
});

test('a visitor who is not signed in has no balance', async () => {
  const response = await site().browser().get('/api/rewards');
  expect(response.body).toEqual({ enabled: true, account: null });
});

test('OneKeyCash pays part of a booking, is owed to the hotel, and comes back on cancellation', async () => {
  const browser = await join();
  const made = await book(browser, { rewards: usd('15.00') });
  expect(made.booking).toMatchObject({
    status: 'confirmed',
    credits: [{ kind: 'rewards', code: null, amount: usd('15.00') }],
    cancellation: { fee: usd('0.00'), returned: usd('219.16') },
  });
  expect(await rewardsOf(browser)).toEqual({
    balance: '0',
    changes: ['spent 15.00', 'welcome 15.00'],
  });
  expect((await ledgerOf(database().database)).balances[hotel]).toBe(1_500);
  const mail = await site().mailTo(bookingRequest.traveller.email, 'Confirmed:');
  expect(mail).toContain('OneKeyCash: -$15.00');
  expect(mail).toContain('Paid to the hotel by Stayfarer: $15.00');

  expect((await cancel(browser, made)).status).toBe(200);
  expect(await rewardsOf(browser)).toMatchObject({ balance: '15.00' });
  expect((await ledgerOf(database().database)).balances[hotel]).toBe(0);
});

test('a failed booking leaves the balance unchanged', async () => {
  const browser = await join();
  provider().state.left = 0;
  const response = await post(browser, { ...bookingRequest, credits: { rewards: usd('15.00') } });
  expect(response).toMatchObject({ status: 410, body: { code: 'gone' } });
  expect(await rewardsOf(browser)).toEqual({
    balance: '15.00',
    changes: expect.arrayContaining(['returned 15.00', 'spent 15.00', 'welcome 15.00']),
  });
});

test.each([
  ['more than the balance', { rewards: usd('15.01') }, 'balance'],
  ['more than the price', { rewards: usd('234.17') }, 'amount'],
  ['another currency', { rewards: { amount: '15.00', currency: 'EUR' } }, 'amount'],
])('%s is rejected and nothing is booked', async (_what, credits, reason) => {
  const browser = await join();
  const response = await post(browser, { ...bookingRequest, credits });
  expect(response.status).toBe(409);
  expect(response.body).toMatchObject({
    code: 'credit-rejected',
    credit: { kind: 'rewards', reason },
  });
  expect(await db().selectFrom('bookings').select('id').execute()).toEqual([]);
  expect(await rewardsOf(browser)).toMatchObject({ balance: '15.00' });
});

test.each([
  usd('0.00'),
  usd('1.5'),
  usd('-1.00'),
  { amount: '1.00', currency: 'XXX' },
  { amount: '999999999999999.0000', currency: 'CLF' },
])('%j is not a valid amount of a credit', async (rewards) => {
  const response = await post(undefined, { ...bookingRequest, credits: { rewards } });
  expect(response.status).toBe(422);
});

test('a guest without an account cannot use OneKeyCash', async () => {
  const response = await post(undefined, { ...bookingRequest, credits: { rewards: usd('1.00') } });
  expect(response.status).toBe(409);
  expect(response.body).toMatchObject({ credit: { kind: 'rewards', reason: 'signed-out' } });
});

test('a cancellation fee is taken from the traveler’s money first and from credits last', async () => {
  const browser = await join();
  const made = await book(browser, { rewards: usd('15.00') });
  clock.now = new Date('2027-03-07T12:00:00Z');
  const { cancellation } = await read(browser, made);
  expect(cancellation).toEqual({
    fee: usd('230.58'),
    returned: usd('3.58'),
  });
  provider().state.wrongReservation = {
    cancellation: { at: '2027-03-07T12:00:00Z', fee: usd('225.58') },
  };
  expect((await cancel(browser, made, '234.16')).status).toBe(200);
  // The traveler paid 215.58 and the city tax, so 10.00 of the fee are taken from the credit.
  expect(await rewardsOf(browser)).toMatchObject({ balance: '5.00' });
  expect((await ledgerOf(database().database)).balances[hotel]).toBe(1_000);
});

test('a booking waits for another one that spends the same balance, and then sees the remainder', async () => {
  await join();
  const { database: open } = database();
  const [user] = await open.db.selectFrom('user').select('id').execute();
  const credits = createBookingCredits({
    database: open,
    enabled: true,
    welcomeMinimum: 100,
    delayDays: 30,
    monthlyLimits: [],
    now: () => clock.now,
  });
  const spend = (tx: Transaction<Tables>, id: string) => {
    const price = ledgerOfRates([fullRate]);
    const booking = { id, hotelId: 'h', accountId: user?.id ?? '', price };
    return credits.apply(tx, booking, { rewards: usd('15.00') });
  };
  let second: Promise<unknown> | undefined;
  const first = await open.transaction(async (tx) => {
    const applied = await spend(tx, 'first');
    second = open.transaction((other) => spend(other, 'second'));
    await Promise.race([second, eventually(() => waitsForLock(open))]);
    return applied;
  });
  expect(first.kind).toBe('applied');
  expect(await second).toMatchObject({ kind: 'rejected', rejection: { reason: 'balance' } });
});

test('the data download of an account contains its OneKeyCash, which nobody else sees', async () => {
  const browser = await join();
  const other = await join(grace);
  await book(browser, { rewards: usd('15.00') });
  const { body } = await browser.get('/api/account/data');
  expect(body).toMatchObject({ oneKeyCash: { history: [{ kind: 'spent' }, { kind: 'welcome' }] } });
  expect(await rewardsOf(other)).toEqual({ balance: '15.00', changes: ['welcome 15.00'] });
});

test('the download has every change of the balance, and the page has the latest 50', async () => {
  const browser = await join();
  const { db, transaction } = database().database;
  const [user] = await db.selectFrom('user').select('id').execute();
  const cent = { amount: 1n, currency: 'USD' };
  await transaction(async (tx) => {
    for (let number = 0; number < 50; number += 1) {
      const entries = transfer(rewardsAccount, customerAccount(user?.id ?? ''), cent);
      await postTransaction(tx, { key: `${number}`, kind: 'earned', at: clock.now, entries });
    }
  });
  expect((await rewardsOf(browser)).changes).toHaveLength(50);
  const { body } = await browser.get('/api/account/data');
  expect(body.oneKeyCash.history).toHaveLength(51);
});
