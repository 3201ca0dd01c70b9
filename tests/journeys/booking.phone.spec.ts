import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { english } from '../support/english.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading, resultCount, someResults, test } from './journey.ts';
import { searchSummary } from './searchForm.ts';
import { bookNow } from './liveCheckout.ts';

test('a traveler goes from the search to the checkout and back', async ({ page, open }) => {
  const checkIn = addDays(today(), 30);
  const checkOut = addDays(checkIn, 2);
  await open('/');
  const search = page.getByRole('search', { name: 'Stays' });
  await search.getByLabel('Where to?').fill('Karachi, Sindh, Pakistan');
  await search.getByLabel('Check-in').fill(checkIn);
  await search.getByLabel('Check-out').fill(checkOut);
  await search.getByLabel('Travelers').fill('2 travelers');
  await expect(search.getByRole('group', { name: 'Dates' })).toContainText(
    daysText(english, checkIn, checkOut),
  );
  const request = page.waitForRequest('**/api/hotels/search**');
  await search.getByRole('button', { name: 'Search' }).click();
  const query = `?city=Karachi&check_in=${checkIn}&check_out=${checkOut}`;
  expect(new URL((await request).url()).search).toBe(query);

  await expect(page).toHaveURL(`/hotel-listing${query}`);
  await expect(page).toHaveTitle(/Karachi/);
  const rows = page.getByRole('article');
  await expect(rows.first()).toBeVisible();
  await expect(resultCount(page)).toHaveText(someResults);
  await expect(resultCount(page)).toHaveText(/ a room for the two of you$/);
  await expectFits(page);

  const priced = rows.filter({ hasText: '2 nights, taxes included' }).first();
  const hotel = priced.getByRole('heading').getByRole('link');
  const name = await hotel.innerText();
  const address = (await hotel.getAttribute('href')) ?? '';
  // The whole row is a link to the hotel.
  await priced.getByText('2 nights, taxes included').click({ force: true });
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole('main')).toContainText('Karachi');
  await expect(page.getByRole('link', { name: 'Select a room' }).last()).toBeInViewport();
  await page.getByText('Rating and location', { exact: true }).tap();
  await expect(page.getByRole('link', { name: /street map/ })).toHaveAttribute(
    'href',
    /at=24\.\d+,6[67]\.\d+/,
  );

  await expect(page.getByText(/^Showing \d+ rooms$/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page
    .getByRole('link', { name: /^Select (?!a room)/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Checkout');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  // The total and the button stay visible at every scroll position.
  for (const part of ['First name', 'Special requests']) {
    await page.getByLabel(part).first().scrollIntoViewIfNeeded();
    await expect(bookNow(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('link', { name: 'Return to selection' }).click();
  await expect(heading(page)).toHaveText(name);

  for (const title of ['Checkout', name]) {
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
  }
  await page.goBack();
  await expect(priced).toContainText(name);
  await expect(searchSummary(page)).toContainText(
    `Karachi ${daysText(english, checkIn, checkOut)}`,
  );
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(priced).toContainText(name);
});
