import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { hotelPath } from '#client/domain/paths.ts';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';
import { expectAccessible } from '../../journeys/expectAccessible.ts';
import { expectFits, expectNoSidewaysScroll } from '../../journeys/expectFits.ts';
import { expectLoaded } from '../../journeys/expectLoaded.ts';
import { expect, expectErrors, heading, test } from '../../journeys/journey.ts';
import { pages } from '../../journeys/pages.ts';

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
  // The rooms that are free tonight depend on the day.
  await expect(page.getByRole('heading', { name: 'Choose your room' })).toBeVisible();
  // This part loads later below the view, and moves content that a quick scroll has brought into
  // the view.
  await expect(page.getByRole('heading', { name: 'What’s nearby' })).toBeVisible();
  await expectSound(page, hotel?.name ?? 'a hotel');
});

test('unknown hotel: responds 404 after the first visit, is accessible, fits every width, and does not shift', async ({
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

/**
 * Checks a page at the width of a desktop, then reloads it on a phone with the dark theme and
 * checks it there.
 */
async function expectSound(page: Page, title: string | RegExp): Promise<void> {
  await expectLoaded(page, title, { everyRow: true });
  await expectFits(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectLoaded(page, title, { everyRow: true });
  await expectNoSidewaysScroll(page);
}
