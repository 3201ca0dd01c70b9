import { randomUUID } from 'node:crypto';
import request from 'supertest';
import * as v from 'valibot';
import { bookingResponseSchema, bookingSchema } from '#contracts/site/bookingSchema.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import type { RequestedCredits } from '#contracts/site/credits.ts';
import { rewardsSchema } from '#contracts/site/account/rewards.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { accountSite } from '../accounts/accountSite.ts';
import type { Browser } from '../accounts/startTestAccounts.ts';
import { type BookingProvider, startBookingProvider } from '../bookings/support/bookingProvider.ts';
import { bookingRequest, testNow } from '../bookings/support/bookingRequest.ts';
import { own } from '../bookings/support/startTestBookings.ts';

/** Returns an amount in the format of JSON. */
export const usd = (amount: string) => ({ amount, currency: 'USD' });

/**
 * Prepares a site with accounts, bookings and rewards for each test, and its provider. Read the
 * parts only inside tests.
 */
export function rewardsSite(env: Record<string, string> = {}, siteOrigin?: string) {
  const clock = { now: testNow };
  let provider: BookingProvider | undefined;
  beforeEach(async () => {
    clock.now = testNow;
    provider = await startBookingProvider();
  });
  afterEach(() => provider?.close());
  const parts = accountSite(() => ({
    env,
    ...(siteOrigin && { siteOrigin }),
    // Each instant is later than the one before, so that the order of changes is known.
    now: () => (clock.now = new Date(clock.now.getTime() + 1)),
    ...(provider && { origin: provider.origin }),
  }));

  const post = (browser: Browser | undefined, body: object, key: string = randomUUID()) => {
    const sent = request(parts.site().app)
      .post('/api/bookings')
      .set(own)
      .set('Idempotency-Key', key)
      .send(body);
    return browser ? sent.set('Cookie', browser.cookie()) : sent;
  };
  return {
    ...parts,
    clock,
    provider: () => {
      if (!provider) throw new Error('It is only there inside a test.');
      return provider;
    },
    post,
    /**
     * Books the sample stay with credits and returns the booking with its key. It can be called
     * repeatedly.
     */
    book: async (browser: Browser | undefined, credits: RequestedCredits, key?: string) => {
      const response = await post(browser, { ...bookingRequest, again: true, credits }, key);
      const { booking, link } = v.parse(bookingResponseSchema, response.body);
      return { booking, key: new URL(link, 'http://site').searchParams.get('key') ?? '' };
    },
    cancel: (browser: Browser, { booking, key }: { booking: Booking; key: string }, fee = '0.00') =>
      browser.post(`/api/bookings/${booking.id}/cancellation?key=${key}`, {
        acceptedFee: usd(fee),
      }),
    read: async (browser: Browser, { booking, key }: { booking: Booking; key: string }) => {
      const response = await browser.get(`/api/bookings/${booking.id}?key=${key}`);
      return v.parse(bookingSchema, response.body);
    },
    /** Returns the balance of the account in US dollars, or '0', and its changes, newest first. */
    rewardsOf: async (browser: Browser) => {
      const { account } = v.parse(rewardsSchema, (await browser.get('/api/rewards')).body);
      return {
        balance: account?.balances.find(({ currency }) => currency === 'USD')?.amount ?? '0',
        changes: account?.history.map(({ kind, amount }) => `${kind} ${amount.amount}`) ?? [],
      };
    },
  };
}

/**
 * Returns the US dollar balance of each ledger account in cents, and whether all transactions sum
 * to zero.
 */
export async function ledgerOf({ db }: Database) {
  const entries = await db.selectFrom('ledger_entries').selectAll().execute();
  const balances: Record<string, number> = {};
  const sums: Record<string, number> = {};
  for (const { account, amount, transaction_id: id } of entries) {
    balances[account] = (balances[account] ?? 0) + Number(amount);
    sums[id] = (sums[id] ?? 0) + Number(amount);
  }
  return { balances, balanced: Object.values(sums).every((sum) => sum === 0) };
}
