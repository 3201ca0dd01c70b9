import { createServer } from 'node:http';
import express from 'express';
import { createBank } from '#contracts/sample-bank/createBank.ts';
import { createBankStore } from '#contracts/sample-bank/bankStore.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';

/** The limit of Stripe for a test account. https://docs.stripe.com/rate-limits */
const callsASecond = 25;

/**
 * Starts the sample bank with Stripe's limit of calls. Calls beyond it get 429. `calls` counts all
 * calls, and `webhook` is the address for its events.
 */
export async function startLimitedBank(
  { database }: TestDatabase,
  webhook: { address: () => string; secret: string },
) {
  let pagesOrigin = '';
  const bank = createBank({
    store: createBankStore(database.pool),
    pagesOrigin: () => pagesOrigin,
    webhook,
  });
  let calls = 0;
  let second = 0;
  let taken = 0;
  const limited = express();
  limited.use((_req, res, next) => {
    calls += 1;
    const now = Math.floor(performance.now() / 1_000);
    taken = now === second ? taken + 1 : 1;
    second = now;
    if (taken <= callsASecond) next();
    else {
      const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' };
      res.status(429).json({ error });
    }
  });
  limited.use(bank.calls);
  const [api, pages] = await Promise.all([
    listenOnLoopback(createServer(limited)),
    listenOnLoopback(createServer(bank.pages)),
  ]);
  pagesOrigin = pages.origin;
  return {
    origin: api.origin,
    calls: () => calls,
    close: async () => {
      void bank.close();
      await Promise.all([api.close(), pages.close()]);
    },
  };
}
