import type { Database } from '#server/database/openDatabase.ts';
import { accountSite, ada, grace } from './accountSite.ts';

const { database, start, join } = accountSite();

class RolledBackError extends Error {}

/**
 * Returns a database that runs each transaction twice, like after a serialization failure, and
 * commits only the second run.
 */
function retrying(given: Database): Database {
  return {
    ...given,
    transaction: async (work) => {
      const first = given.transaction(async (tx) => {
        await work(tx);
        throw new RolledBackError();
      });
      await first.catch((error: unknown) => {
        if (!(error instanceof RolledBackError)) throw error;
      });
      return given.transaction(work);
    },
  };
}

test('a change of address is counted once, even if its transaction is retried', async () => {
  const browser = await join(ada);
  const again = start({
    database: retrying(database().database),
    limits: { mails: { limit: 1, windowSeconds: 3_600 } },
  });
  const { password } = ada;
  const sent = again.browser({ cookie: browser.cookie() });
  const response = await sent.post('/api/account/email', { email: grace.email, password });
  await again.stop();
  expect(response.status).toBe(202);
});
