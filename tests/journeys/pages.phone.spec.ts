import { hotelPath } from '#client/domain/paths.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import { onePageOfEachKind } from './pages.ts';

// One page of each kind: tests/deep/journeys/everyPage.spec.ts looks at all of them, at more widths.
test('a page of each kind is accessible, fits a phone, and does not shift', async ({
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

test.describe('where the device asks for a dark look', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is dark and accessible, and what is printed of it is light', async ({
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

test('an unknown hotel responds 404 once that is known, and says so', async ({
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
