import type { Page } from '@playwright/test';
import { expect, heading, resultCount, someResults, test } from './journey.ts';

/** Returns the scroll position after two frames, because new content may move it. */
const scrollY = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return Math.round(window.scrollY);
  });

/** Opens a listing and scrolls to its fifth hotel. */
async function openScrolledListing(page: Page, open: (path: string) => Promise<void>) {
  await open('/hotel-listing?city=Dubai');
  await expect(resultCount(page)).toHaveText(someResults);
  const hotel = page.getByRole('article').nth(5).getByRole('heading').getByRole('link');
  await hotel.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  return { hotel, scrolled: await scrollY(page) };
}

test('a new page starts at its top, and Back, Forward and a reload restore the scroll position', async ({
  page,
  open,
}) => {
  const { hotel, scrolled } = await openScrolledListing(page, open);
  const name = await hotel.innerText();
  await hotel.click();
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByText(/^Showing \d+ rooms$/)).toBeVisible();
  // The page remembers its position on the scroll event, which is fired with the next frame.
  await page.evaluate(() =>
    new Promise((resolve) => {
      window.addEventListener('scroll', resolve, { once: true });
      window.scrollTo(0, 400);
    }).then(() => undefined),
  );
  await expect.poll(() => scrollY(page)).toBe(400);

  await page.goBack();
  await expect(resultCount(page)).toHaveText(someResults);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(scrolled);
  await page.goForward();
  await expect(heading(page)).toHaveText(name);
  await expect.poll(() => scrollY(page)).toBe(400);

  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(scrolled);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/hotels/search*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.reload();
  await expect(resultCount(page)).toHaveText('Looking for stays');
  await expect.poll(() => scrollY(page)).toBe(scrolled);
  // The rows replace their placeholders, and the filters change their height.
  answer();
  await expect(resultCount(page)).toHaveText(someResults);
  await expect.poll(() => scrollY(page)).toBe(scrolled);
  const search = page.getByRole('search', { name: 'Stays' });
  await search.getByLabel('Where to?').fill('Lisbon');
  await search.getByLabel('Where to?').press('Enter');
  await expect(page).toHaveURL('/hotel-listing?city=Lisbon');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('an address that is opened again in a scrolled tab starts at its top', async ({
  page,
  open,
}) => {
  await openScrolledListing(page, open);
  await page.goto('/favorites');
  await expect(heading(page)).toHaveText('Favorites');
  await page.goto('/hotel-listing?city=Dubai');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
});
