import type { Page } from '@playwright/test';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { expect, heading, test } from './journey.ts';

const checkIn = addDays(today(), 20);
const checkOut = addDays(checkIn, 3);
const listing = `/hotel-listing?city=Dubai&check_in=${checkIn}&check_out=${checkOut}`;

async function shownHotels(page: Page) {
  await expect(heading(page)).toHaveText(/^Found \d+ properties$/);
  return page.getByRole('article').getByRole('heading').allInnerTexts();
}

async function expectCriteria(page: Page) {
  const search = page.getByRole('search', { name: 'Stays' });
  await expect(search.getByLabel('Where to?')).toHaveValue('Dubai');
  await expect(search.getByLabel('Check-in')).toHaveValue(checkIn);
  await expect(search.getByLabel('Check-out')).toHaveValue(checkOut);
}

test('a reload of the listing, and its address in another browser, show the same results', async ({
  page,
  open,
  visit,
}) => {
  await open('/');
  const search = page.getByRole('search', { name: 'Stays' });
  await search.getByLabel('Where to?').fill('Dubai');
  await search.getByLabel('Check-in').fill(checkIn);
  await search.getByLabel('Check-out').fill(checkOut);
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(listing);
  const hotels = await shownHotels(page);
  expect(hotels.length).toBeGreaterThan(3);

  await page.reload();
  expect(await shownHotels(page)).toEqual(hotels);
  await expectCriteria(page);

  const another = await visit();
  await open(page.url(), another);
  expect(await shownHotels(another)).toEqual(hotels);
  await expectCriteria(another);
});
