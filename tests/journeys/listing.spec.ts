import type { Page } from '@playwright/test';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { english } from '../support/english.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, heading, resultCount, someResults, test } from './journey.ts';

const checkIn = addDays(today(), 20);
const stay = `check_in=${checkIn}&check_out=${addDays(checkIn, 2)}`;
const listing = `/hotel-listing?city=Karachi&${stay}`;

const filtersOf = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

async function countOf(page: Page): Promise<string> {
  await expect(resultCount(page)).toHaveText(someResults);
  return resultCount(page).innerText();
}

test('filters change the results and the address without a request, and Back undoes each choice', async ({
  page,
  open,
}) => {
  await open(listing);
  const all = await countOf(page);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) searches.push(request.url());
  });

  const filters = filtersOf(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const popular = filters.getByRole('checkbox', { name: '5 stars' }).first();
  await popular.click();
  await expect(page).toHaveURL(`${listing}&stars=5`);
  await expect(resultCount(page)).not.toHaveText(all);
  expect(await scrolled()).toBe(0);
  await popular.click();
  await expect(resultCount(page)).toHaveText(all);
  expect(await scrolled()).toBe(0);

  // The page has scrolled past the beginning of the results, which must appear again.
  const star = filters.getByRole('checkbox', { name: '4 stars' });
  await page.evaluate(() => window.scrollTo(0, 600));
  await star.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await star.boundingBox())?.y ?? 0);
  const before = await place();
  await expect(heading(page)).not.toBeInViewport();
  await star.click();
  await expect(page).toHaveURL(`${listing}&stars=4`);
  await expect(star).toBeFocused();
  await expect(resultCount(page)).not.toHaveText(all);
  await expect(heading(page)).toBeInViewport();
  await expect.poll(place).toBe(before);
  const described = await star.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${described}"]`)).toHaveText(
    String(Number.parseInt(await countOf(page), 10)),
  );

  await filters.getByLabel('Search by property name').pressSequentially('zzz');
  await expect(filters.getByLabel('Search by property name')).toHaveValue('zzz');
  await expect(page.getByText(/^No property matches all filters\. Without/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove ‘Name: zzz’' }).click();
  await page.getByRole('button', { name: 'Remove filter: 4 stars' }).click();
  await expect(resultCount(page)).toHaveText(all);
  await expect(page).toHaveURL(listing);
  expect(searches).toEqual([]);

  const name = filters.getByLabel('Search by property name');
  const map = page.getByRole('button', { name: 'View in a map' });
  await star.click();
  await name.pressSequentially('zzz', { delay: 50 });
  await expect(page).toHaveURL(`${listing}&stars=4&name=zzz`);
  await page.goBack();
  await expect(page).toHaveURL(`${listing}&stars=4`);
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await map.click();
  await expect(page).toHaveURL(`${listing}&stars=4&map=1`);
  await page.getByRole('button', { name: 'View in a list' }).focus();
  await page.goBack();
  await expect(page).toHaveURL(`${listing}&stars=4`);
  await expect(map).toBeFocused();
  await expect(star).toBeChecked();
  await page.goBack();
  await expect(star).not.toBeChecked();
  await expect.poll(() => countOf(page)).toBe(all);
});

test('an address with a price limit and a sort shows the same hotels in every browser', async ({
  page,
  open,
  visit,
}) => {
  await open(listing);
  const available = async () => Number.parseInt(await countOf(page), 10);
  const all = await available();
  const filters = filtersOf(page);
  const highest = filters.getByRole('slider', { name: 'Highest price' });
  await highest.focus();
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/max_price=\d+$/);
  await expect(filters.getByLabel('Max', { exact: true })).toHaveValue(/^\$[\d,]+$/);
  await expect.poll(available).toBeLessThan(all);
  // The rows update after the heading.
  await expect(page.getByRole('article')).toHaveCount(Math.min(25, await available()));
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  const unsorted = await names();
  await page.getByLabel('Sort by').selectOption('Price, lowest first');
  await expect(page).toHaveURL(/sort=price$/);
  await expect.poll(names).not.toEqual(unsorted);
  const shown = await names();
  await page.reload();
  await countOf(page);
  await expect.poll(() => names()).toEqual(shown);
  const another = await visit();
  await open(page.url(), another);
  await countOf(another);
  await expect
    .poll(() => another.getByRole('article').getByRole('heading').allTextContents())
    .toEqual(shown);
  const search = another.getByRole('search', { name: 'Stays' });
  await expect(search.getByLabel('Where to?')).toHaveValue('Karachi');
  await expect(search.getByLabel('Check-in')).toHaveValue(english.formats.yearDay(checkIn));
  await open(`/de${listing}`, another);
  await expect(resultCount(another)).toHaveText(
    /^\d+ (von \d+ )?Hotels haben ein Zimmer für Sie beide$/,
  );
  const heights = await another
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(Math.max(...heights)).toBeLessThanOrEqual(220);
});

test('pages of a long list are links that start at the top, and Back restores the position', async ({
  page,
  open,
}) => {
  await open('/hotel-listing');
  expect(await countOf(page)).toMatch(/^\d+ of 60 hotels have a room for /);
  await expect(page.getByRole('article')).toHaveCount(25);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(window.scrollY));
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/hotel-listing?page=2');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  // The focus continues from there, because only the first key on a new page leads to the skip
  // link.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/hotel-listing');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
});
