import { createServer } from 'node:http';
import { parseConfig } from '#server/main/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createLog, say } from '#server/observability/log.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { startResources } from '#server/main/startResources.ts';
import { withClock } from '../../../../support/withClock.ts';
import { testApp } from '../../../../server/testApp.ts';
import { testNow } from '../../../../server/bookings/support/bookingRequest.ts';

// Runs a site with bookings in a separate process, for tests that kill it.
const { log } = createLog('warn');
const config = parseConfig({ ...process.env, EXCHANGE_RATES_URL: '' });
const origin = config.providerHost ?? '';
const now = () => new Date(testNow.getTime() + performance.now());
const site = startResources(config, {
  database: withClock(openDatabase(config.databaseUrl ?? '', log), now),
  fetch: createProviderClient({ origin, log }).fetch,
  siteOrigin: () => 'https://www.hotels.example',
  log,
  say: () => {},
  now,
  bookingLimits: { book: 1e6, bookAddress: 1e6, cancel: 1e6, cancelAddress: 1e6 },
  idleMs: 20,
});
const server = createServer(testApp(origin, { resources: site.resources, log }));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') say(`http://127.0.0.1:${address.port}`);
});
site.start();
