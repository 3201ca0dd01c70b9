import { createServer } from 'node:http';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { createReservations } from '#contracts/sample-provider/reservations/createReservations.ts';
import { reservationPaths } from '#contracts/provider/reservations.ts';
import { createConnectionPool } from '#server/database/connectionPool.ts';
import { expectAccessible } from '../../journeys/expectAccessible.ts';
import { expectFits } from '../../journeys/expectFits.ts';
import { expect, heading, test } from '../../journeys/journey.ts';
import {
  bookNow,
  expectBooking,
  findOffer,
  isInstant,
  openFilled,
} from '../../journeys/liveCheckout.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';
import { type Site, startSite } from '../../support/startSite.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

const confirmed = 'Your booking is confirmed';

/** A test on a site whose provider makes each reservation without an answer. */
const silentTest = test.extend<{ silentSite: Site }>({
  silentSite: async ({ map }, provide) => {
    const database = await createTestDatabase({ migrated: false });
    const pool = createConnectionPool(database.url, {
      onContact: () => undefined,
      onLost: () => undefined,
      ready: () => true,
    });
    const app = createProvider({ reservations: createReservations(pool) });
    const server = createServer((request, response) => {
      const reserves = request.method === 'POST' && request.url === reservationPaths.reservations;
      if (reserves) response.end = () => response;
      app(request, response);
    });
    const { origin, close } = await listenOnLoopback(server);
    const site = await startSite({
      PROVIDER_HOST: origin,
      MAP_EMBED_URL: `${map}/?at={lat},{lng}`,
      MAP_TILE_URL: '',
    });
    await provide(site);
    await site.stop();
    await close();
    await pool.end();
    await database.close();
  },
  baseURL: async ({ silentSite }, provide) => provide(silentSite.origin),
});

silentTest(
  'a provider that books and does not answer: the page waits, and shows what became of it',
  async ({ page, open, errors }) => {
    await openFilled(page, open, await findOffer(page, 76, isInstant));
    await bookNow(page).click();
    await expect(page.getByText('Your booking is being sent.')).toBeVisible();
    await expectAccessible(page);
    const id = await expectBooking(page, 'We are confirming your booking');
    await expectAccessible(page);
    await expectFits(page);
    await expect(heading(page)).toHaveText(confirmed, { timeout: 30_000 });
    expect(await expectBooking(page, confirmed)).toBe(id);
    // The site serves only the pictures of its own sample provider.
    expect(errors.filter((error) => !error.startsWith('404: /media/'))).toEqual([]);
    errors.length = 0;
  },
);
