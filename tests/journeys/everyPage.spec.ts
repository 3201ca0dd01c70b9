import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { hotelPath } from '#client/domain/paths.ts';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits, expectNoSidewaysScroll } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import { pages } from './pages.ts';

const phone = { width: 375, height: 812 };

for (const [name, path, title, status = 200] of pages) {
  test(`${name}: responds, logs no error, is accessible, fits every width, and does not shift`, async ({
    page,
    open,
    errors,
  }) => {
    const response = await page.request.get(path);
    expect(response.status()).toBe(status);
    await open(path);
    await expectSound(page, title);
    if (status !== 200) await expectErrors(errors, [`${status}: ${path}`, `${status}: ${path}`]);
  });
}

test('hotel: responds, logs no error, is accessible, fits every width, and does not shift', async ({
  page,
  open,
}) => {
  const response = await page.request.get('/api/hotels/search?city=Marrakech');
  const [hotel] = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  await open(hotelPath(hotel?.id ?? ''));
  await expect(page.getByText(/^Showing \d+ rooms$/)).toBeVisible();
  await expectSound(page, hotel?.name ?? 'a hotel');
});

test('the probes say which version runs, and that the hotels are samples', async ({ page }) => {
  const textAt = async (path: string) => (await page.request.get(path)).text();
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  expect(await textAt('/healthz')).toMatch(
    new RegExp(`^alive\nversion ${version}(?: \\([\\da-f]{7,}(?:-dirty)?\\))?\n$`),
  );
  expect(await textAt('/readyz')).toBe('ready\nsample hotels\n');
});

test('unknown hotel: responds 404 once that is known, is accessible, fits every width, and does not shift', async ({
  page,
  open,
  errors,
}) => {
  const path = hotelPath('nowhere_inn');
  const title = 'This hotel does not exist or is no longer offered';
  await open(path);
  await expect(heading(page)).toHaveText(title);
  const response = await page.request.get(path);
  expect(response.status()).toBe(404);
  await page.reload();
  await expectSound(page, title);
  await expect(page.getByRole('search', { name: 'Stays' })).toBeVisible();
  const told = ['404: /api/hotels/nowhere_inn', 'error: API returned error 404'];
  await expectErrors(errors, [...told, ...told, ...told, `404: ${path}`, `404: ${path}`]);
});

test.describe('the gate', () => {
  test.use({ unlocked: false });

  test('gate: logs no error, is accessible, fits every width, and does not shift', async ({
    page,
  }) => {
    await page.goto('/');
    await expectSound(page, 'Enter Password');
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Incorrect password');
    await expectAccessible(page);
  });
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

/** Checks a page at the width of a desk, then loads it anew at that of a phone and checks it there. */
async function expectSound(page: Page, title: string | RegExp): Promise<void> {
  await expectLoaded(page, title);
  await expectFits(page);
  await page.setViewportSize(phone);
  await page.reload();
  await expectLoaded(page, title);
  await expectNoSidewaysScroll(page);
}

/** Checks a page that is being loaded: heading, pictures, layout shift and accessibility. */
async function expectLoaded(page: Page, title: string | RegExp): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expectPictures(page);
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.005);
  await expectAccessible(page);
}

/** Scrolls to every picture and checks that it loads, in one call for them all. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('img:visible');
  const broken = await pictures.evaluateAll(async (images) => {
    const sources: string[] = [];
    for (const image of images) {
      if (!(image instanceof HTMLImageElement)) continue;
      image.scrollIntoView();
      image.loading = 'eager';
      await image.decode().catch(() => sources.push(image.src));
      if (image.naturalWidth === 0) sources.push(image.src);
    }
    window.scrollTo(0, 0);
    return sources;
  });
  expect(broken).toEqual([]);
}

/** Returns the layout shift so far, including shifts right after input. Runs in the page. */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords();
  observer.disconnect();
  return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
}
