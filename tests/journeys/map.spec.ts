import type { Locator, Page } from '@playwright/test';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { startSite } from '../support/startSite.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, heading, passGate, test } from './journey.ts';

const checkIn = addDays(today(), 20);
const stay = `check_in=${checkIn}&check_out=${addDays(checkIn, 2)}`;
const listing = `/hotel-listing?city=Karachi&${stay}&adults=1`;

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
const opener = (page: Page) => page.getByRole('button', { name: 'View in a map' });

/** Opens clusters until there is a marker of a single hotel, whose name has a comma. */
async function singleMarker(page: Page): Promise<Locator> {
  const single = mapOf(page).getByRole('button', { name: /, / });
  const clusters = mapOf(page).getByRole('button', { name: /^\d+ properties$/ });
  await expect(single.or(clusters).first()).toBeVisible();
  for (let step = 0; step < 18 && (await single.count()) === 0; step += 1) {
    const zoomed = page.waitForFunction(
      (before) => document.querySelector('.leaflet-control-scale')?.textContent !== before,
      await page.locator('.leaflet-control-scale').textContent(),
    );
    await clusters.first().click();
    await zoomed;
  }
  return single.first();
}

test('the map loads when it is opened, and hotel, back and reload bring it back', async ({
  page,
  open,
}) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/map(-land)?\.\w+\.js/.test(request.url())) code.push(request.url());
  });
  await open(listing);
  await expect(heading(page)).toHaveText(/^Found \d+ properties$/);
  expect(code).toEqual([]);
  await opener(page).click();
  await expect(page).toHaveURL(`${listing}&map=1`);
  const marker = await singleMarker(page);
  expect(code.length).toBeGreaterThan(0);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(mapOf(page).getByText('© OpenStreetMap contributors')).toBeVisible();

  const name = ((await marker.getAttribute('aria-label')) ?? '').split(',', 1).join('');
  await marker.click();
  const card = mapOf(page).getByRole('group', { name });
  await expect(
    card.getByText(/taxes and charges included|No taxes or charges|No price|No rooms/),
  ).toBeVisible();
  await expect(page.getByText('PKR 14,400')).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/hotel-detail/[^?]+\\?${stay}&adults=1$`));

  await page.goBack();
  await expect(page).toHaveURL(`${listing}&map=1`);
  await expect(
    mapOf(page)
      .getByRole('button', { name: /, |properties$/ })
      .first(),
  ).toBeVisible();
  await page.reload();
  await passGate(page);
  await expect(
    mapOf(page)
      .getByRole('button', { name: /, |properties$/ })
      .first(),
  ).toBeVisible();
  await expect(opener(page)).toHaveAttribute('aria-pressed', 'true');
  await mapOf(page).getByRole('button', { name: 'View in a list' }).click();
  await expect(page).toHaveURL(listing);
  await expect(heading(page)).toBeFocused();
});

test('the map works with the keyboard alone', async ({ page, open }) => {
  await open(`${listing}&map=1`);
  const marker = await singleMarker(page);
  const name = (await marker.getAttribute('aria-label')) ?? '';
  await mapOf(page).getByRole('region', { name: 'Map' }).focus();
  const scale = page.locator('.leaflet-control-scale');
  const before = await scale.textContent();
  await page.keyboard.press('-');
  await expect(scale).not.toHaveText(before ?? '');
  await page.keyboard.press('+');
  await expect(scale).toHaveText(before ?? '');
  const same = mapOf(page).getByRole('button', { name, exact: true });
  await expect(same).toBeVisible();
  await mapOf(page).getByRole('region', { name: 'Map' }).focus();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await same.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(same).toBeFocused();
  await page.keyboard.press('Enter');
  const card = mapOf(page).getByRole('group');
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(same).toBeFocused();
});

test('without tiles it shows land and borders', async ({ page, open, errors }) => {
  await page.route('**/tiles/**', (route) => route.abort('internetdisconnected'));
  await open('/hotel-listing?map=1');
  await expect(
    mapOf(page)
      .getByRole('button', { name: /, |properties$/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('.map-land').nth(1)).toBeVisible();
  await expect(page.locator('.map-borders').nth(1)).toBeVisible();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(error).toMatch(/^net::ERR_INTERNET_DISCONNECTED: \/tiles\//);
  await page.goto('about:blank');
  errors.length = 0;
});

test('a provider without prices has stars on the map, and the hotel page our map', async ({
  page,
  open,
}) => {
  const site = await startSite({ SAMPLE_RATES: 'off', MAP_EMBED_URL: '', MAP_TILE_URL: '' });
  await open(`${site.origin}/hotel-listing?city=Karachi`);
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
  await page.goto('about:blank');
  await site.stop();
});

test('a map whose code does not load says so, and loads when tried again', async ({
  page,
  open,
  errors,
}) => {
  await page.route('**/assets/map.*.js', (route) => route.abort('internetdisconnected'));
  await open(`${listing}&map=1`);
  await expect(mapOf(page).getByText('The map could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(25);
  await page.unroute('**/assets/map.*.js');
  await mapOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    mapOf(page)
      .getByRole('button', { name: /, |properties$/ })
      .first(),
  ).toBeVisible();
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^net::ERR_INTERNET_DISCONNECTED: \/assets\/map\./);
  errors.length = 0;
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the map moves at once', async ({ page, open }) => {
    await open(`${listing}&map=1`);
    await expect(
      mapOf(page)
        .getByRole('button', { name: /, |properties$/ })
        .first(),
    ).toBeVisible();
    const moves = await page.locator('.leaflet-map-pane').evaluateHandle((pane) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push('moved')).observe(pane, { attributeFilter: ['style'] });
      return seen;
    });
    await mapOf(page).getByRole('region', { name: 'Map' }).focus();
    for (const count of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => moves.evaluate(({ length }) => length)).toBe(count);
    }
    await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  });
});
