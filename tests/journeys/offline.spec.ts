import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startSite } from '../support/startSite.ts';
import { joinSite } from './accountMail.ts';
import { scriptsOf } from './chunkFiles.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading, passGate, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  fillContact,
  findOffer,
  isInstant,
  openFilled,
} from './liveCheckout.ts';

const confirmed = 'Your booking is confirmed';

/** Whether the page of a booking is kept: the booking, the page around it, and its map. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const [pages, files] = await Promise.all([caches.open('pages'), caches.open('files')]);
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'));
    return (
      (await pages.keys()).length > 0 &&
      (await Promise.all(loaded.map(({ name }) => files.match(name)))).every(Boolean)
    );
  });

/** How many bookings the browser has saved. */
const savedBookings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('saved-bookings');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('bookings').objectStore('bookings').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test.use({ unlocked: false });

test('the page of a booking opens without a network after a restart of the browser', async ({
  browserName,
  playwright,
  launchOptions,
}) => {
  const site = await startSite({ OFFLINE: 'on', MAP_EMBED_URL: '', MAP_TILE_URL: '' });
  const folder = mkdtempSync(join(tmpdir(), 'hotels-browser-'));
  const contexts: BrowserContext[] = [];
  const launch = async () => {
    const context = await playwright[browserName].launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: site.origin,
      viewport: { width: 375, height: 812 },
    });
    contexts.push(context);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  try {
    const first = await launch();
    // The code of the other pages is loaded after the first page; this is the last of it.
    const last = first.page.waitForResponse((response) =>
      scriptsOf('offline').test(response.url()),
    );
    const offer = await findOffer(first.page, 52, isInstant);
    const open = async (path: string) => {
      await first.page.goto(path);
      await passGate(first.page);
    };
    await openFilled(first.page, open, offer);
    await fillContact(first.page);
    await bookNow(first.page).click();
    await expectBooking(first.page, confirmed);
    const address = first.page.url();
    await last;
    await first.page.waitForLoadState('networkidle');
    await expect.poll(() => isKept(first.page)).toBe(true);
    await first.context.close();

    const { context, page } = await launch();
    await context.setOffline(true);
    await page.goto(address);
    await passGate(page);
    await expect(heading(page)).toHaveText(confirmed);
    const main = page.getByRole('main');
    await expect(
      main.getByText(/^The site cannot be reached\. This is your booking as of /),
    ).toBeVisible();
    await expect(main.getByText('Hotel reference', { exact: true })).toBeVisible();
    await expect(main.getByText(offer.hotel).first()).toBeVisible();
    await main.getByRole('link', { name: 'Get directions' }).scrollIntoViewIfNeeded();
    await expect(main.locator('.leaflet-container')).toBeVisible();
    for (const name of ['Cancel booking', 'Change booking']) {
      await expect(main.getByRole('button', { name })).toBeHidden();
    }

    // Every other page says what has to wait, and leads to the booking.
    await page.goto('/');
    await passGate(page);
    const notice = page.getByRole('complementary', { name: 'You are offline' });
    await expect(notice).toContainText('Searching, booking and signing in wait for a connection.');
    await expectAccessible(page);
    await expectFits(page);
    await notice.getByRole('link', { name: offer.hotel }).click();
    await expect(heading(page)).toHaveText(confirmed);
    await expect(notice).toBeHidden();

    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
    await expect(main.getByText(/^The site cannot be reached/)).toBeHidden();
    expect(await savedBookings(page)).toBe(1);

    // Signing out leaves nothing of it on the device.
    await joinSite(page, site);
    await page.goto('/');
    await passGate(page);
    await page.getByRole('button', { name: /Ada/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => savedBookings(page)).toBe(0);
  } finally {
    for (const context of contexts) await context.close();
    rmSync(folder, { recursive: true, force: true });
    await site.stop();
  }
});
