import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { sparseHotel } from '#contracts/kit/samples/hotels.ts';
import type { Page } from '@playwright/test';
import { hangUp, json, scriptProvider } from '../../support/scriptedProvider.ts';
import { startSite } from '../../support/startSite.ts';
import { expectAccessible } from '../../journeys/expectAccessible.ts';
import {
  expect,
  expectErrors,
  heading,
  resultCount,
  test as journey,
} from '../../journeys/journey.ts';

/** A test on a site with a scripted provider of the plain specification. */
const test = journey.extend<{ provider: Awaited<ReturnType<typeof scriptProvider>> }>({
  provider: async ({}, provide) => {
    const provider = await scriptProvider({
      [hotelsPaths.rand4]: json([]),
      [hotelsPaths.rand8]: json([sparseHotel]),
      [hotelsPaths.search]: json({ hotels: [sparseHotel] }),
    });
    await provide(provider);
    await provider.close();
  },
  baseURL: async ({ provider }, provide) => {
    const site = await startSite({
      PROVIDER_HOST: provider.origin,
      LIVE_SITE: 'off',
    });
    await provide(site.origin);
    await site.stop();
  },
});

async function searchFor(page: Page, city: string) {
  const search = page.getByRole('search', { name: 'Stays' });
  await search.getByLabel('Where to?').fill(city);
  await search.getByRole('button', { name: 'Search' }).click();
}

async function expectHomeUntouched(page: Page) {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText('Find a room worth the journey');
  await expect(page.getByLabel('Where to?')).toHaveValue('Lisbon');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/error|wrong|failed|sorry|try again/i)).toHaveCount(0);
}

test('a failed search keeps the page or empties the listing, and is logged', async ({
  page,
  open,
  provider,
  errors,
}) => {
  await open('/');
  await expect(page.getByRole('listitem').filter({ hasText: sparseHotel.name })).toBeVisible();
  await page.route(`**${hotelsPaths.search}*`, (route) => route.abort('internetdisconnected'));
  await searchFor(page, 'Lisbon');
  await expectErrors(errors, [
    'net::ERR_INTERNET_DISCONNECTED: /api/hotels/search',
    'error: API fetch error TypeError: Failed to fetch',
  ]);
  await expectHomeUntouched(page);
  await page.unrouteAll();

  for (const [answer, status] of [
    [json({ title: 'Broken' }, 500), 500],
    [hangUp, 502],
  ] as const) {
    provider.script[hotelsPaths.search] = answer;
    await searchFor(page, 'Lisbon');
    await expectErrors(errors, [
      `${status}: /api/hotels/search`,
      `error: API returned error ${status}`,
    ]);
    await expectHomeUntouched(page);
  }

  provider.script[hotelsPaths.search] = json({ hotels: [sparseHotel] });
  await open('/hotel-listing?city=Porto');
  await expect(resultCount(page)).toHaveText('Found 1 properties');
  provider.script[hotelsPaths.search] = json({ title: 'Broken' }, 503);
  await searchFor(page, 'Lisbon');
  await expect(resultCount(page)).toHaveText('No properties found');
  await expect(page.getByText('No hotels found for your search.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
  await expect(page).toHaveURL('/hotel-listing?city=Porto');
  await expectErrors(errors, ['503: /api/hotels/search', 'error: API returned error 503']);

  provider.script[hotelsPaths.search] = json({ hotels: [sparseHotel] });
  await searchFor(page, 'Lisbon');
  await expect(page).toHaveURL('/hotel-listing?city=Lisbon');
  await expect(resultCount(page)).toHaveText('Found 1 properties');
  await expect(page.getByText('No hotels found for your search.')).toHaveCount(0);
});
