import { hotelPath } from '#client/domain/paths.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import { findOffer, isPrepaid } from './liveCheckout.ts';
import { onePageOfEachKind } from './pages.ts';

// One page of each kind. tests/deep/journeys/everyPage.spec.ts checks all of them at more widths.
test('each kind of page is accessible, fits a phone and does not shift', async ({
  page,
  open,
  errors,
}) => {
  for (const [name, path, title, status = 200] of onePageOfEachKind) {
    await test.step(name, async () => {
      await open(path);
      await expectLoaded(page, title);
      await expectNoSidewaysScroll(page);
      if (status !== 200) await expectErrors(errors, [`${status}: ${path}`]);
    });
  }
});

test.describe('on a device with a dark look', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is dark and accessible, and the printed version of it is light', async ({
    page,
    open,
  }) => {
    const brightness = () =>
      page.evaluate(() => {
        const [red = 0] =
          getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
        return Number(red);
      });
    await open('/info/about-us');
    await expectLoaded(page, 'About us');
    expect(await brightness()).toBeLessThan(40);
    await page.emulateMedia({ media: 'print' });
    expect(await brightness()).toBeGreaterThan(240);
  });
});

test('an unknown hotel shows an error and responds 404 once that is known', async ({
  page,
  open,
  errors,
}) => {
  const path = hotelPath('nowhere_inn');
  const told = ['404: /api/hotels/nowhere_inn', 'error: API returned error 404'];
  await open(path);
  await expect(heading(page)).toHaveText('This hotel does not exist or is no longer offered');
  await expectErrors(errors, told);
  await page.reload();
  await expectLoaded(page, 'This hotel does not exist or is no longer offered');
  await expectErrors(errors, [...told, `404: ${path}`]);
});

test('text fields have at least 16 px, so that iOS does not zoom into them', async ({
  page,
  open,
}) => {
  const { checkout } = await findOffer(page, 30, isPrepaid);
  const fields = page.locator(
    'input:not([type=checkbox], [type=radio], [type=range]), select, textarea',
  );
  const expectLargeText = async (from: string, atLeast: number) => {
    await test.step(from, async () => {
      const sizes = await fields.evaluateAll((elements) =>
        elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
      expect(sizes.length).toBeGreaterThanOrEqual(atLeast);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    });
  };
  await open('/');
  await page.getByRole('button', { name: 'Choose guests' }).click();
  await page.getByRole('button', { name: 'More children' }).click();
  await expect(page.getByLabel('Age of child 1')).toBeVisible();
  await expectLargeText('search, newsletter', 7);
  await open('/hotel-listing?city=Marrakech');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Search by property name')).toBeVisible();
  await expectLargeText('listing and its filters', 7);
  await open(checkout);
  await expect(page.getByLabel('Special requests')).toBeVisible();
  await expectLargeText('checkout', 10);
  for (const [path, label] of [
    ['/sign-in', 'Password'],
    ['/sign-up', 'Password'],
    ['/find-booking', 'Booking number'],
    ['/info/contact-us', 'Message'],
  ] as const) {
    await open(path);
    await expect(page.getByRole('main').getByLabel(label).first()).toBeVisible();
    await expectLargeText(path, 4);
  }
});

test('the logo stands on one line at 320 px in each language', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const prefix of ['', '/de', '/fr', '/ar']) {
    await open(`${prefix}/info/about-us`);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Stayfarer' });
    const onOneLine = await logo.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const parts = [...range.getClientRects()];
      const end = Math.min(...parts.map(({ bottom }) => bottom));
      return parts.length > 0 && parts.every(({ top }) => top < end);
    });
    expect(onOneLine).toBe(true);
  }
});
