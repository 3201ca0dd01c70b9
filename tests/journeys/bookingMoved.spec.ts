import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { createReservations } from '#contracts/sample-provider/reservations/createReservations.ts';
import { reservationPaths } from '#contracts/provider/reservations.ts';
import { createConnectionPool } from '#server/database/connectionPool.ts';
import { listenOnLoopback } from '../support/listenOnLoopback.ts';
import { type Site, startSite } from '../support/startSite.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  fillContact,
  fillFirst,
  findOffer,
  isInstant,
  openFilled,
} from './liveCheckout.ts';

const confirmed = 'Your booking is confirmed';
const ratesSchema = v.looseObject({
  rates: v.array(
    v.looseObject({
      id: v.string(),
      nights: v.array(v.looseObject({ amount: v.string() })),
      total: v.string(),
      total_now: v.string(),
      total_property: v.string(),
      payment: v.string(),
    }),
  ),
});

/** Lets the page see every rate ten dollars cheaper than it is. */
async function underprice(page: Page) {
  const moved = (amount: string) => (Number(amount) - 10).toFixed(2);
  await page.route('**/api/hotels/*?*', async (route) => {
    const response = await route.fetch();
    const hotel = v.parse(ratesSchema, await response.json());
    for (const rate of hotel.rates) {
      const [first] = rate.nights;
      if (first) first.amount = moved(first.amount);
      rate.total = moved(rate.total);
      if (Number(rate.total_now) > Number(rate.total_property)) {
        rate.total_now = moved(rate.total_now);
      } else {
        rate.total_property = moved(rate.total_property);
      }
    }
    await route.fulfill({ response, json: hotel });
  });
}

test('a price that rose is shown line by line and booked once it is accepted', async ({
  page,
  open,
  errors,
}) => {
  const offer = await findOffer(page, 64, isInstant);
  await underprice(page);
  await openFilled(page, open, offer);
  await bookNow(page).click();
  const receipt = page.getByRole('region', { name: 'The price is higher now' });
  await expect(receipt).toBeFocused();
  await expectErrors(errors, ['409: /api/bookings']);
  await expect(receipt.getByRole('row', { name: /^Total/ })).toContainText('+$10.00');
  await expect(bookNow(page)).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Accept the change' }).click();
  await bookNow(page).click();
  await expectBooking(page, confirmed);
});

test('an offer that is gone at the last moment leads to the rooms of the hotel', async ({
  page,
  open,
  errors,
  visit,
}) => {
  const offer = await findOffer(
    page,
    72,
    ({ booking, left }) => booking === 'instant' && left === 1,
  );
  await openFilled(page, open, offer);
  const quicker = await visit();
  await open(offer.checkout, quicker);
  await fillFirst(quicker);
  await fillContact(quicker);
  await bookNow(quicker).click();
  await expectBooking(quicker, confirmed);
  await bookNow(page).click();
  await expect(page.getByRole('heading', { name: 'This offer is gone' })).toBeVisible();
  await expectErrors(errors, ['410: /api/bookings']);
  await expectAccessible(page);
  await page.getByRole('link', { name: `See the rooms of ${offer.hotel}` }).click();
  await expect(heading(page)).toHaveText(offer.hotel);
});

/** A test on a site whose provider makes each reservation and then does not answer. */
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
    // The site serves the pictures of its own sample provider alone.
    expect(errors.filter((error) => !error.startsWith('404: /media/'))).toEqual([]);
    errors.length = 0;
  },
);

test('a lost answer is settled by trying again', async ({ page, open, errors }) => {
  await openFilled(page, open, await findOffer(page, 80, isInstant));
  let sent = 0;
  await page.route('**/api/bookings', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await bookNow(page).click();
  await expect(
    page.getByRole('heading', { name: 'We do not know yet whether you have booked' }),
  ).toBeVisible();
  await expectErrors(errors, ['net::ERR_CONNECTION_RESET: /api/bookings']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectBooking(page, confirmed);
  expect(sent).toBe(2);
});
