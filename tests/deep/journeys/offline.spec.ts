import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { startSite } from '../../support/startSite.ts';
import { ownScriptsOf } from '../../journeys/chunkFiles.ts';
import { expect, heading, passGate, test } from '../../journeys/journey.ts';
import {
  bookNow,
  expectBooking,
  findOffer,
  isInstant,
  openFilled,
} from '../../journeys/liveCheckout.ts';
import { loadOffline } from '../../journeys/loadOffline.ts';
import { isKept } from '../../journeys/savedBookings.ts';

const confirmed = 'Your booking is confirmed';

test.use({ unlocked: false });

test('the page of a booking opens offline after the browser restarts', async ({
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
    // The code of the other pages is loaded after the first page, and this is the last file of it.
    const last = first.page.waitForResponse((response) =>
      ownScriptsOf('offline').test(response.url()),
    );
    const offer = await findOffer(first.page, 52, isInstant);
    const open = async (path: string) => {
      await first.page.goto(path);
      await passGate(first.page);
    };
    await openFilled(first.page, open, offer);
    await bookNow(first.page).click();
    await expectBooking(first.page, confirmed);
    const address = first.page.url();
    await last;
    await first.page.waitForLoadState('networkidle');
    await expect.poll(() => isKept(first.page)).toBe(true);
    await first.context.close();

    const { context, page } = await launch();
    await context.setOffline(true);
    // The list of saved bookings opens the page without the key.
    await loadOffline(page, () => page.goto(address.replace(/\?.*/, '')));
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
  } finally {
    for (const context of contexts) await context.close();
    rmSync(folder, { recursive: true, force: true });
    await site.stop();
  }
});
