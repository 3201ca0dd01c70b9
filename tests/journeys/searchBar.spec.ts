import { spreadParty } from '#contracts/values/party.ts';
import { scriptsOf } from './chunkFiles.ts';
import { hotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { english } from '../support/english.ts';
import { expectAccessible } from './expectAccessible.ts';
import { atEachWidth, expectNoSidewaysScroll } from './expectFits.ts';
import { findHotel } from './findHotel.ts';
import { expect, resultCount, someResults, test } from './journey.ts';
import {
  checkIn,
  checkOut,
  expectWholeTexts,
  focusForm,
  searchForm,
  searchSummary,
} from './searchForm.ts';

test('a place is suggested while it is typed, and again as a recent search', async ({
  page,
  open,
}) => {
  await open('/');
  const form = searchForm(page);
  const where = form.getByLabel('Where to?');
  await focusForm(form);
  await where.pressSequentially('LÍS');
  await expect(form.getByRole('option')).toHaveText([/^Lisbon/, /^Humberto Delgado Airport/]);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(where).toHaveValue('Lisbon');
  await page.keyboard.press('Enter');
  await expect(resultCount(page)).toHaveText(someResults);

  await open('/');
  await focusForm(form);
  await where.click();
  await expect(form.getByRole('option').first()).toHaveText(/^Lisbon.*Recent/);
  await expectNoSidewaysScroll(page);
  await form.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(where).toBeFocused();
  await expect(form.getByRole('option').filter({ hasText: /recent/i })).toHaveCount(0);
});

const party = spreadParty(8, 16, [1, 2, 3, 4]);

test('dates and party of a hotel are changed in place and follow the traveler to the home page', async ({
  page,
  open,
}) => {
  const { id } = await findHotel(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/hotels/');
    if (call && call !== 'places') calls.push(`/hotels/${call}`);
  });
  await open(hotelAddress(id));
  await expect(searchSummary(page)).toHaveText('Marrakech Tonight, 1 night, 2 adults Change');
  await expect(page.getByText(/^Prices for tonight, /)).toBeVisible();
  expect(calls).toEqual([`/hotels/${id}`]);

  await open(hotelAddress(id, { checkIn, checkOut, party }));
  await expect(searchSummary(page)).toContainText('3 nights, 16 adults, 4 children, 8 rooms');
  await searchSummary(page).click();
  const form = searchForm(page);
  await expect(form).toBeFocused();
  await focusForm(form);
  await expect(form.getByLabel('Travelers')).toHaveValue('20 travelers, 8 rooms');
  await expectAccessible(page);
  await atEachWidth(page, async () => {
    await expectWholeTexts(page);
    await expectNoSidewaysScroll(page);
  });
  await form.getByLabel('Travelers').fill('3 adults');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(
    hotelAddress(id, { checkIn, checkOut, party: [{ adults: 3, childAges: [] }] }),
  );
  await expect(searchSummary(page)).toBeFocused();
  await expect(page.getByText(/^(Prices|No rooms are available) for .*/)).toBeVisible();
  await page.goBack();
  await expect(searchSummary(page)).toContainText('16 adults');
  await page.goForward();
  await expect(searchSummary(page)).toContainText('3 adults');

  await page.getByRole('banner').getByRole('link', { name: 'Stayfarer' }).click();
  await expect(form.getByLabel('Check-in')).toHaveValue(english.formats.yearDay(checkIn));
  await expect(form.getByLabel('Travelers')).toHaveValue('3 travelers, 1 room');
  await page.reload();
  await expect(form.getByLabel('Check-out')).toHaveValue(english.formats.yearDay(checkOut));
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(
    listingAddress({ checkIn, checkOut, party: [{ adults: 3, childAges: [] }] }),
  );
});

test('without the code of the calendar the date fields are those of the browser', async ({
  page,
  open,
  errors,
}) => {
  await page.route(scriptsOf('pickers'), (route) => route.abort('internetdisconnected'));
  await open('/');
  const form = searchForm(page);
  const failed = page.waitForEvent('requestfailed');
  await form.getByLabel('Travelers').focus();
  await failed;
  await form.getByLabel('Check-in').fill(checkIn);
  await form.getByLabel('Check-out').fill(checkOut);
  await expect(form.getByLabel('Check-in')).toHaveAttribute('type', 'date');

  await page.unrouteAll();
  await page.route(scriptsOf('places'), (route) => route.abort('internetdisconnected'));
  await page.reload();
  await focusForm(form);
  const where = form.getByLabel('Where to?');
  await where.fill('isanbul');
  await expect(form.getByRole('option').first()).toHaveText(/^Istanbul/);
  await where.fill('Stamboul');
  await where.press('Enter');
  await expect(page).toHaveURL(listingAddress({ city: 'Stamboul' }));
  await expect(page.getByText('No hotels found for your search.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Other days in Stamboul' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Did you mean' })).toHaveCount(0);
  expect(errors.every((error) => /^net::ERR_INTERNET_DISCONNECTED: \/assets\//.test(error))).toBe(
    true,
  );
  errors.length = 0;
});
