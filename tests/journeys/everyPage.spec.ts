import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { hotelPath } from '#client/domain/paths.ts';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, expectErrors, heading, test } from './journey.ts';

const pages = [
  { name: 'home', path: '/', title: 'Find a room worth the journey', status: 200 },
  {
    name: 'listing',
    path: '/hotel-listing?city=Lisbon',
    title: /^Found \d+ properties$/,
    status: 200,
  },
  {
    name: 'empty listing',
    path: '/hotel-listing?city=Nowhere',
    title: 'No properties found',
    status: 200,
  },
  { name: 'empty comparison', path: '/compare', title: 'Compare properties', status: 200 },
  { name: 'empty favorites', path: '/favorites', title: 'Favorites', status: 200 },
  { name: 'pre-checkout', path: '/pre-checkout', title: 'Review your booking', status: 200 },
  { name: 'checkout', path: '/checkout', title: 'Checkout', status: 200 },
  {
    name: 'booking without its key',
    path: '/booking/unknown',
    title: 'There is no booking at this address',
    status: 200,
  },
  { name: 'sign-in', path: '/sign-in', title: 'Login', status: 200 },
  { name: 'sign-up', path: '/sign-up', title: 'Create an Account', status: 200 },
  { name: 'forgot-password', path: '/forgot-password', title: 'Forgot password?', status: 200 },
  {
    name: 'reset-password without its token',
    path: '/reset-password',
    title: 'Choose a new password',
    status: 200,
  },
  {
    name: 'verify-email without its token',
    path: '/verify-email',
    title: 'Confirm your address',
    status: 200,
  },
  {
    name: 'newsletter confirmation without its token',
    path: '/newsletter/confirm',
    title: 'Confirm your subscription',
    status: 200,
  },
  { name: 'account of nobody', path: '/account', title: 'Account', status: 200 },
  { name: 'trips of nobody', path: '/trips', title: 'Trips', status: 200 },
  {
    name: 'unknown address',
    path: '/no/such-page',
    title: 'There is no page at this address',
    status: 404,
  },
];

for (const { name, path, title, status } of pages) {
  test(`${name}: responds, logs no error, is accessible, and has no layout shift or sideways scroll`, async ({
    page,
    open,
    narrower,
    errors,
  }) => {
    const response = await page.request.get(path);
    expect(response.status()).toBe(status);
    await open(path);
    await expect(heading(page)).toHaveText(title);
    if (status !== 200) await expectErrors(errors, [`${status}: ${path}`]);
    await expectSound(page, narrower);
  });
}

test('hotel: responds, logs no error, is accessible, and has no layout shift or sideways scroll', async ({
  page,
  open,
  narrower,
}) => {
  const response = await page.request.get('/api/hotels/search?city=Marrakech');
  const [hotel] = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  await open(hotelPath(hotel?.id ?? ''));
  await expect(heading(page)).toHaveText(hotel?.name ?? 'a hotel');
  await expect(page.getByText(/^Showing \d+ rooms$/)).toBeVisible();
  await expectSound(page, narrower);
});

test('gate: logs no error, is accessible, and has no layout shift or sideways scroll', async ({
  page,
  narrower,
}) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Enter Password');
  await expectSound(page, narrower);
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Incorrect password');
  await expectAccessible(page);
});

test('the fonts and the icon of the page load from the site', async ({ page, open }) => {
  await open('/');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter((face) => face.status === 'loaded').map(({ family }) => family),
      ),
    )
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('Figtree Variable'),
        expect.stringContaining('Fraunces Variable'),
      ]),
    );
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  const response = await page.request.get(String(icon));
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('image/svg+xml');
});

/** Checks a loaded page: pictures, layout shift, accessibility and width. */
async function expectSound(page: Page, narrower: number): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expectPictures(page);
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.005);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: narrower, height: 800 });
  await expectNoSidewaysScroll(page);
}

/** Scrolls to every picture and checks that it has loaded. */
async function expectPictures(page: Page): Promise<void> {
  for (const picture of await page.getByRole('main').locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { clientWidth, scrollWidth };
  });
  expect(widths.scrollWidth).toBe(widths.clientWidth);
}

/** Returns the layout shift so far, including shifts right after input. Runs in the page. */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords();
  observer.disconnect();
  return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
}
