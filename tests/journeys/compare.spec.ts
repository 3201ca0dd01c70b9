import type { Page } from '@playwright/test';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits, expectNoSidewaysScroll } from './expectFits.ts';
import { expect, heading, resultCount, someResults, test } from './journey.ts';

const checkIn = addDays(today(), 20);
const listing = `/hotel-listing?city=Karachi&check_in=${checkIn}&check_out=${addDays(checkIn, 2)}`;

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare: / });
const bar = (page: Page) => page.getByRole('group', { name: 'Properties to compare' });
const table = (page: Page) => page.getByRole('region', { name: 'Properties side by side' });

async function openListing(page: Page, open: (path: string) => Promise<void>) {
  await open(listing);
  await expect(resultCount(page)).toHaveText(someResults);
}

const menus = (page: Page) => page.getByRole('button', { name: /^More about / });

/** Opens the menu of a row, which contains its tick box. An open menu covers the rows below it. */
async function openMenu(page: Page, row: number) {
  await page.keyboard.press('Escape');
  await expect(boxes(page)).toHaveCount(0);
  await menus(page).nth(row).click();
  await expect(boxes(page)).toHaveCount(1);
}

test('up to four hotels are ticked and compared at an address that can be shared', async ({
  page,
  open,
}) => {
  await openListing(page, open);
  await openMenu(page, 2);
  const third = boxes(page);
  await third.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await third.focus();
  await page.keyboard.press('Space');
  await expect(third).toBeChecked();
  await expect(page).toHaveURL(/&compare=[^&]+$/);
  await expect(third).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  // Escape closes the menu and returns the focus. A click elsewhere also closes it.
  await page.keyboard.press('Escape');
  await expect(third).toHaveCount(0);
  await expect(menus(page).nth(2)).toBeFocused();
  await openMenu(page, 2);
  await expect(third).toBeChecked();
  await heading(page).click();
  await expect(third).toHaveCount(0);
  for (const row of [0, 1, 3]) {
    await openMenu(page, row);
    await boxes(page).click();
  }
  await expect(bar(page).getByRole('status')).toHaveText(/^4 of 4 chosen\./);
  await openMenu(page, 4);
  await expect(boxes(page)).toHaveAttribute('aria-disabled', 'true');
  await boxes(page).click({ force: true });
  await expect(boxes(page)).not.toBeChecked();
  await expectAccessible(page);

  const listed = await page.getByRole('article').getByRole('heading').allInnerTexts();
  const names = [2, 0, 1, 3].map((index) => listed[index] ?? '');
  await bar(page).getByRole('link', { name: 'Compare 4 properties' }).click();
  await expect(heading(page, 'Compare properties')).toBeFocused();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  const shown = table(page)
    .getByRole('columnheader')
    .getByRole('link')
    .filter({ hasNotText: 'See availability' });
  await expect(shown).toHaveText(names);
  await expect(table(page).getByRole('rowheader', { name: /^Price/ })).toBeVisible();
  await expect(table(page).getByText('Differs').first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const picture = await table(page).locator('img').first().boundingBox();
  expect(picture?.width).toBeLessThanOrEqual(320);

  const rows = await table(page).getByRole('rowheader').count();
  await page.getByRole('switch', { name: 'Show only differences' }).click();
  await expect(page).toHaveURL(/&differences=1$/);
  await expect.poll(() => table(page).getByRole('rowheader').count()).toBeLessThan(rows);
  await page.reload();
  await expect(shown).toHaveText(names);
  await expect(page.getByRole('switch', { name: 'Show only differences' })).toBeChecked();

  await page.goBack();
  await expect(resultCount(page)).toHaveText(someResults);
  await expect(bar(page).getByRole('listitem')).toHaveCount(4);
  await openMenu(page, 0);
  await expect(boxes(page)).toBeChecked();
});

test('the comparison bar covers neither the focus nor the results, and does not scroll', async ({
  page,
  open,
}) => {
  await openListing(page, open);
  for (const row of [0, 1, 2]) {
    await openMenu(page, row);
    await boxes(page).click();
  }
  await openMenu(page, 6);
  await boxes(page).focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await bar(page).getByRole('button').first().focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await bar(page).getByRole('button').first().click();
  await expect(bar(page).getByRole('status')).toHaveText('2 of 4 chosen.');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const row of [4, 6]) {
      await openMenu(page, row);
      const box = boxes(page);
      await box.focus();
      const [boxArea, barArea] = [await box.boundingBox(), await bar(page).boundingBox()];
      expect((boxArea?.y ?? 0) + (boxArea?.height ?? 0)).toBeLessThanOrEqual(barArea?.y ?? 0);
      await box.blur();
    }
    for (const control of await bar(page).locator('button, a').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectNoSidewaysScroll(page);
  }
});
