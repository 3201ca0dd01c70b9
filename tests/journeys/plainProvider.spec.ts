import { hotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { hotelPath } from '#client/domain/paths.ts';
import { expectAccessible } from './expectAccessible.ts';
import { atEachWidth, expectFits, expectNoSidewaysScroll } from './expectFits.ts';
import { findHotel } from './findHotel.ts';
import { expect, heading, test as journey } from './journey.ts';
import { mapOf, opener, singleMarker } from './mapOfResults.ts';
import { checkIn, checkOut, cutTexts, focusForm, searchForm } from './searchForm.ts';

/** A test on a site whose provider gives the fields of the specification alone. */
const test = journey.extend({
  baseURL: async ({ plainOrigin }, provide) => provide(plainOrigin),
});

// All in one worker, so that the site is started once.
test.describe.configure({ mode: 'default' });

test('with a provider of the plain specification the listing is as the specification draws it', async ({
  page,
  open,
}) => {
  await open('/hotel-listing?city=Karachi');
  await expect(heading(page)).toHaveText(/^Found \d+ properties$/);
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
});

test('without rates the samples of the specification are shown, and their checkout books nothing', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page.getByText('$240 per night').first()).toBeVisible();
  const hotel = await findHotel(page);
  await open(hotelPath(hotel.id));
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
  await expect(page.getByLabel('E-mail address')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('without prices the map has stars, and without a map of others the hotel page has ours', async ({
  page,
  open,
}) => {
  await open('/hotel-listing?city=Karachi');
  await expect(heading(page)).toHaveText(/^Found \d+ properties$/);
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
  await expectAccessible(page);
});

test("the hotel page's bars show the sample or the search of its address", async ({
  page,
  open,
}) => {
  const { id } = await findHotel(page);
  await open(hotelAddress(id));
  await expect(page.getByLabel('Where to?').first()).toHaveValue('Karachi, Sindh, Pakistan');
  await expect(page.getByLabel('Travelers').first()).toHaveValue('2 travelers, 1 room');
  await expect(page.getByLabel('Dates').first()).toHaveValue('Nov 3 - Nov 4');
  await expect(searchForm(page)).toBeVisible();

  const party = { rooms: 8, adults: 16, childAges: [1, 2, 3, 4] };
  await open(hotelAddress(id, { checkIn, checkOut, ...party }));
  await expect(page.getByLabel('Where to?').first()).toHaveValue('Marrakech');
  await expect(page.getByLabel('Travelers').first()).toHaveValue('20 travelers, 8 rooms');
  await focusForm(searchForm(page));
  await atEachWidth(page, async () => {
    expect(await cutTexts(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
  await searchForm(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(listingAddress({ city: 'Marrakech', checkIn, checkOut, ...party }));
});

test('ticked hotels and favourites have no prices', async ({ page, open }) => {
  await open('/hotel-listing?city=Karachi');
  const boxes = page.getByRole('checkbox', { name: /^Compare: / });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page
    .getByRole('button', { name: /^Add to favorites: / })
    .first()
    .click();
  await page.getByRole('link', { name: 'Compare 2 properties' }).click();
  const table = page.getByRole('region', { name: 'Properties side by side' });
  await expect(table.getByRole('rowheader', { name: /^Stars/ })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /^Price/ })).toHaveCount(0);
  await expect(table.getByText(/PKR|\$/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(1);
  await expect(page.getByText(/PKR|\$|Tonight/)).toHaveCount(0);
  await expectAccessible(page);
});
