import type { Page } from '@playwright/test';
import { type Site, startSite } from '../support/startSite.ts';
import { joinSite, mailTo } from './accountMail.ts';
import { ownScriptsOf } from './chunkFiles.ts';
import { bookAs, findRequest, newGuest } from './deskJourney.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading, test } from './journey.ts';
import { isInstant } from './liveCheckout.ts';
import { loadOffline, tellOnline } from './loadOffline.ts';
import { isKept, savedBookings, stored } from './savedBookings.ts';

const confirmed = 'Your booking is confirmed';

/** Books a stay and returns the address in the mail. */
async function book(page: Page, site: Site, email: string): Promise<string> {
  await bookAs(page, site, await findRequest(page, site.origin, email, isInstant));
  const mail = (await mailTo(site, email, 'Confirmed:')).replaceAll('=3D', '=');
  return /http:\/\/\S+\/booking\/[^\s"<]+/.exec(mail)?.join() ?? '';
}

test('the page of a booking opens offline without its key until the traveler signs out', async ({
  visit,
  errors,
}) => {
  const site = await startSite({ OFFLINE: 'on', MAP_EMBED_URL: '', MAP_TILE_URL: '' });
  const page = await visit({ baseURL: site.origin, viewport: { width: 375, height: 812 } });
  const context = page.context();
  const email = newGuest();
  const address = await book(page, site, email);
  // The code of the other pages loads after the first page, and this file is the last.
  const last = page.waitForResponse((response) => ownScriptsOf('offline').test(response.url()));
  await page.goto(address);
  await expect(heading(page)).toHaveText(confirmed);
  await last;
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Get directions' }).scrollIntoViewIfNeeded();
  await expect(main.locator('.leaflet-container')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => isKept(page)).toBe(true);
  // The service worker caches this page by its address.
  await page.reload();
  await expect(heading(page)).toHaveText(confirmed);
  await page.waitForLoadState('networkidle');
  const key = new URL(address).searchParams.get('key') ?? address;
  expect(await stored(page)).not.toContain(key);

  await context.setOffline(true);
  // The service worker requests a file that does not load once more to cache it, but not
  // repeatedly. Both the page and the worker report the failure.
  const absent = '/assets/absent.js';
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }, absent);
  await main.getByRole('link', { name: 'Change dates or guests' }).click();
  const panel = main.getByRole('region', { name: 'Change dates or guests' });
  await expect(panel).toBeFocused();
  await panel.getByRole('link', { name: 'Keep it as it is' }).click();
  await expect(panel).toBeHidden();
  expect(errors.filter((error) => error.endsWith(absent)).length).toBeLessThanOrEqual(4);
  await loadOffline(page, () => page.reload());
  await expect(heading(page)).toHaveText(confirmed);
  const note = main.getByText(/^The site cannot be reached\. This is your booking as of /);
  await expect(note).toBeVisible();
  await expect(main.getByText('Hotel reference', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancel booking' })).toBeHidden();

  // Every other page says that it has to wait and links to the booking.
  await loadOffline(page, () => page.goto('/'));
  const notice = page.getByRole('complementary', { name: 'You are offline' });
  await expect(notice).toContainText('You can search, book and sign in once you are back online.');
  await expectAccessible(page);
  await expectFits(page);
  await notice.getByRole('link').first().click();
  await expect(heading(page)).toHaveText(confirmed);
  await expect(notice).toBeHidden();
  await expect(note).toBeVisible();
  expect(page.url()).not.toContain('key=');
  await loadOffline(page, () => page.reload());
  await expect(heading(page)).toHaveText(confirmed);

  // With a connection this page needs the key, and the page with the key is complete again.
  await context.setOffline(false);
  await tellOnline(page);
  await expect(
    main.getByText('To change or cancel it, open the link in your email.'),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Find my booking' })).toBeVisible();
  await expect(note).toBeHidden();
  await expectAccessible(page);
  await expectFits(page);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expect(note).toBeHidden();
  expect(await savedBookings(page)).toHaveLength(1);
  // The service worker responds for files that it has not cached.
  const isOffline = (error: string) =>
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED: \/assets\/|Failed to fetch/.test(error);
  expect(errors.filter((error) => !isOffline(error))).toEqual([]);
  errors.length = 0;

  // Signing out removes the booking from the device.
  await joinSite(page, site);
  await page.goto(address);
  await expect.poll(async () => (await savedBookings(page)).join()).toMatch(/"owner":"(?!guest)/);
  await page.goto('/');
  await page.getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => savedBookings(page)).toEqual([]);
  // The page loads code of other pages later, which would fail without the site.
  await page.close();
  await site.stop();
});

test('saved bookings are listed while the site or its gateway does not respond', async ({
  visit,
  errors,
}) => {
  const site = await startSite({ OFFLINE: 'on', MAP_EMBED_URL: '', MAP_TILE_URL: '' });
  const page = await visit({ baseURL: site.origin, viewport: { width: 375, height: 812 } });
  const address = await book(page, site, newGuest());
  const last = page.waitForResponse((response) => ownScriptsOf('offline').test(response.url()));
  await page.goto(address);
  await expect(heading(page)).toHaveText(confirmed);
  await last;
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(heading(page)).toHaveText(confirmed);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => isKept(page)).toBe(true);
  expect(errors).toEqual([]);

  const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
  await page.route('**/api/**', (route) => route.fulfill(gateway));
  await page.goto('/find-booking');
  const notice = page.getByRole('complementary', { name: 'The site cannot be reached' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await notice.getByRole('link').first().click();
  await expect(heading(page)).toHaveText(confirmed);
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(notice).toBeVisible();
  await page.unroute('**/api/**');
  await expect(notice).toBeHidden();

  await site.stop();
  await page.goto('/find-booking');
  await notice.getByRole('link').first().click();
  await expect(heading(page)).toHaveText(confirmed);
  // The page keeps asking for the site as long as it is open.
  await page.close();
  const unanswered = /^502: \/api\/|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch/;
  expect(errors.filter((error) => !unanswered.test(error))).toEqual([]);
  errors.length = 0;
});
