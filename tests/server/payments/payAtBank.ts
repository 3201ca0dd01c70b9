import request from 'supertest';
import { signEvent } from '#contracts/sample-bank/webhooks.ts';
import { own, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { startBank } from '#contracts/sample-bank/startBank.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';
import { createStripeProvider } from '#server/payments/createStripeProvider.ts';

const webhookSecret = 'whsec_of_tests';
export const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);
type App = TestBookings['app'];

/** Sends the site an event like a payment provider. */
export function postEvent(app: App, body: string, signature: string) {
  return request(app)
    .post('/api/payments/events')
    .set({ Host: own.Host, 'Content-Type': 'application/json', 'Stripe-Signature': signature })
    .send(body);
}

/**
 * Starts a sample bank and returns the settings with which the site calls it. Events are held until
 * a test delivers them.
 */
export async function startTestBank(
  { database }: TestDatabase,
  now: () => Date,
  webhook: () => string = () => 'http://127.0.0.1:9/',
) {
  const bank = await startBank({
    pool: database.pool,
    webhook: { address: webhook, secret: webhookSecret },
    now: () => now().getTime(),
  });
  bank.control({ webhooks: 'held' });
  const payments = createStripeProvider({
    secretKey: 'sk_test_sample',
    webhookSecret,
    apiOrigin: bank.origin,
    now,
    retries: 0,
  });
  return {
    ...bank,
    payments,
    webhookSecret,
    /** Sends the site an event like the bank. */
    deliver: (app: App, body: string, signature = signEvent(webhookSecret, body, seconds(now()))) =>
      postEvent(app, body, signature),
    /**
     * Pays like a traveler on the page of the bank. Resolves to the address that the page leads to.
     */
    pay: async (address: string, card = '4242424242424242', code?: string) => {
      const body = new URLSearchParams({ card, ...(code !== undefined && { code }) });
      const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
      return { status: response.status, location: response.headers.get('location') };
    },
  };
}
export type TestBank = Awaited<ReturnType<typeof startTestBank>>;
