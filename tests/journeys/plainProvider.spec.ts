import { hotelPath } from '#client/domain/paths.ts';
import { startSite } from '../support/startSite.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { findHotel } from './findHotel.ts';
import { expect, heading, resultCount, test as journey } from './journey.ts';
import { mapOf, opener, singleMarker } from './mapOfResults.ts';
import { openSettings } from './openSiteJourney.ts';

/** A test on a site whose provider sends only the fields of the specification. */
const test = journey.extend({
  baseURL: async ({}, provide) => {
    const site = await startSite({ SAMPLE_RATES: 'off', MAP_EMBED_URL: '', MAP_TILE_URL: '' });
    await provide(site.origin);
    await site.stop();
  },
});

test('a plain provider’s listing, map, hotel and checkout follow the specification and book nothing', async ({
  page,
  open,
}) => {
  await open('/hotel-listing?city=Karachi');
  await expect(resultCount(page)).toHaveText(/^Found \d+ properties$/);
  const row = page.getByRole('article').first();
  for (const text of [
    'Free cancellation',
    'No prepayment needed – pay at the property',
    '1 night, 2 adults',
    'PKR 14,400',
    '+PKR 2,160 taxes and charges',
  ]) {
    await expect(row.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Sort by').locator('option')).toHaveText(['Recommended']);

  const price = page.getByRole('group', { name: 'Price' });
  await expect(price.getByLabel('Min')).toHaveValue('$0');
  await expect(price.getByRole('slider')).toHaveAttribute('aria-disabled', 'true');
  const neighborhood = page.getByRole('group', { name: 'Neighborhood' });
  await expect(neighborhood.getByRole('radio')).toHaveCount(4);
  await neighborhood.getByText('Good 7+').click({ force: true });
  await expect(neighborhood.getByRole('radio', { name: 'Any' })).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('checkbox', { name: '5 stars' }).first().click();
  await expect(page).toHaveURL(/\?city=Karachi&stars=5$/);

  await opener(page).click();
  const marker = await singleMarker(page);
  await expect(marker).toHaveText(/★|Hotel/);
  await marker.click();
  const card = mapOf(page).getByRole('group');
  await expect(card.getByText('PKR 14,400')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link').click();

  await expect(page.getByRole('group', { name: 'Rating and location' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'View in a map' }).click();
  const map = page.getByRole('region', { name: /^Map of / });
  await expect(map).toBeInViewport();
  await expect(map.locator('.leaflet-marker-icon')).toHaveText(
    (await heading(page).textContent()) ?? '',
  );

  await open('/');
  await expect(page.getByText('$240 per night').first()).toBeVisible();
  await open(hotelPath((await findHotel(page)).id));
  const reserve = page.getByRole('link', { name: /^Reserve / }).first();
  await expect(reserve).toBeVisible();
  for (const text of ['$115', '$148 total', 'Before Wed, Nov 27', 'Reserve now, pay later']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Guest Review (1)' })).toBeVisible();
  await expect(page.getByText('Airport transfer needs 48 hours notice')).toBeVisible();
  await page.getByRole('button', { name: '1 bed' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Select a room' }).click();
  await expect(page.getByText('You will be charged $383.55 today')).toBeVisible();
  await page.getByRole('link', { name: 'Further Proceed' }).click();
  await expect(page.getByText('MAD 19.26')).toBeVisible();
  await expect(page.getByLabel('Promo code')).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const first = page.getByLabel('First name');
  const bookSample = page.getByRole('button', { name: 'Book Now' });
  await bookSample.click();
  await expect(first).toBeFocused();
  expect(await first.evaluate((input) => input.matches(':invalid'))).toBe(true);
  await first.fill('Ada');
  await page.getByLabel('Last name').fill('Bell');
  await bookSample.click();
  await expect(page).toHaveURL('/checkout');
  await expect(first).toHaveValue('Ada');
  await expect(page.getByLabel('Email address')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('a plain page from the server has its styles, also without JavaScript', async ({
  browser,
}) => {
  const site = await startSite({ ...openSettings, SAMPLE_RATES: 'off' });
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const tabs = page.getByRole('navigation', { name: 'What to book' });
  // The server may send the first page before drawing starts.
  await expect(async () => {
    await page.goto('/');
    await expect(tabs).toHaveCSS('display', 'flex', { timeout: 1_000 });
  }).toPass();
  await context.close();
  await site.stop();
});
