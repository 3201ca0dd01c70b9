import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { hotelPath } from '#client/domain/paths.ts';
import { searchResponseSchema } from '#contracts/hotels.ts';
import { expect, expectFaults, heading, test } from './journey.ts';

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
  { name: 'pre-checkout', path: '/pre-checkout', title: 'Review your booking', status: 200 },
  { name: 'checkout', path: '/checkout', title: 'Checkout', status: 200 },
  { name: 'sign-in', path: '/sign-in', title: 'Login', status: 200 },
  { name: 'sign-up', path: '/sign-up', title: 'Create an Account', status: 200 },
  {
    name: 'unlinked forgot-password',
    path: '/forgot-password',
    title: 'There is no page at this address',
    status: 404,
  },
  {
    name: 'unknown address',
    path: '/no/such-page',
    title: 'There is no page at this address',
    status: 404,
  },
];

for (const { name, path, title, status } of pages) {
  test(`${name}: answered, quiet, accessible, still, and as wide as the view`, async ({
    page,
    open,
    narrower,
    faults,
  }) => {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(status);
    await open(path);
    await expect(heading(page)).toHaveText(title);
    if (status !== 200) await expectFaults(faults, [`${status}: ${path}`]);
    await expectSound(page, narrower);
  });
}

test('hotel: answered, quiet, accessible, still, and as wide as the view', async ({
  page,
  open,
  narrower,
}) => {
  const answer = await page.request.get('/api/hotels/search?city=Marrakech');
  const [hotel] = v.parse(searchResponseSchema, await answer.json()).hotels ?? [];
  await open(hotelPath(hotel?.id ?? ''));
  await expect(heading(page)).toHaveText(hotel?.name ?? 'a hotel');
  await expect(page.getByText(/^Showing \d+ rooms$/)).toBeVisible();
  await expectSound(page, narrower);
});

test('gate: quiet, accessible, still, and as wide as the view', async ({ page, narrower }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Enter Password');
  await expectSound(page, narrower);
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Incorrect password');
  await expectAccessible(page);
});

test('the fonts and the icon that the page names are the site’s own and arrive', async ({
  page,
  open,
}) => {
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
  const answer = await page.request.get(String(icon));
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('image/svg+xml');
});

/** What holds for a page once it is there: nothing broken, nothing out of reach, nothing that jumped. */
async function expectSound(page: Page, narrower: number): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expectPictures(page);
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.005);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: narrower, height: 800 });
  await expectNoSidewaysScroll(page);
}

/** axe with its best practices and one rule that it has off by default. The map's frame is left out. */
const axeOptions = {
  iframes: false,
  rules: { 'landmark-complementary-is-top-level': { enabled: true } },
};

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options(axeOptions).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html }) => html),
  }));
  expect(found).toEqual([]);
}

/** Every picture comes into view, loads, and keeps a box of its own. */
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

/** How far the page has jumped so far, as browsers count it, right after a click too; runs in the page. */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords();
  observer.disconnect();
  return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
}
