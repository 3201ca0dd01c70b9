import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { atEachWidth, expectFits, expectNoSidewaysScroll } from './expectFits.ts';
import { expect, heading, resultCount, someResults, test } from './journey.ts';

const hearts = (page: Page) => page.getByRole('button', { name: /^Add to favorites: / });

async function openListing(page: Page, open: (path: string, page?: Page) => Promise<void>) {
  await open('/hotel-listing?city=Lisbon', page);
  await expect(resultCount(page)).toHaveText(someResults);
}

test('favorites survive a reload, have their own page and appear in another tab', async ({
  page,
  context,
  open,
}) => {
  await openListing(page, open);
  const name = await page.getByRole('article').first().getByRole('heading').innerText();
  await hearts(page).first().click();
  await hearts(page).nth(1).click();
  await page.reload();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'false');

  await atEachWidth(page, async () => {
    const link = page.getByRole('banner').getByRole('link', { name: 'Favorites' });
    const area = await link.boundingBox();
    expect(Math.min(area?.width ?? 0, area?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click();
  await expect(heading(page, 'Favorites')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Tonight from').first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('link', { name, exact: true }).click();
  await expect(heading(page, name)).toBeFocused();
  const heart = hearts(page).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
  await hearts(page).first().click();
  await expect(page.getByText(/was removed\.$/)).toBeVisible();

  const other = await context.newPage();
  await openListing(other, open);
  await openListing(page, open);
  await hearts(page).first().click();
  await expect(hearts(other).first()).toHaveAttribute('aria-pressed', 'true');
  await hearts(other).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
});
