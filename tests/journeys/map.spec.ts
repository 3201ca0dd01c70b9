import { scriptsOf } from './chunkFiles.ts';
import { expect, resultCount, someResults, test } from './journey.ts';
import { anyMarker, listing, mapOf, singleMarker } from './mapOfResults.ts';

test('the map works with the keyboard alone, and searches the area that it shows', async ({
  page,
  open,
}) => {
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
  await expect(card.getByRole('link')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(same).toBeFocused();

  const found = await resultCount(page).innerText();
  const area = mapOf(page).getByRole('button', { name: 'Search this area' });
  await expect(async () => {
    await page.keyboard.press('+');
    await expect(area).toBeVisible({ timeout: 500 });
  }).toPass();
  await area.press('Enter');
  await expect(page).toHaveURL(/&area=/);
  await expect(area).toHaveCount(0);
  await expect(resultCount(page)).toHaveText(someResults);
  await expect(resultCount(page)).not.toHaveText(found);
  const inside = await resultCount(page).innerText();
  await page.reload();
  await expect(resultCount(page)).toHaveText(inside);
  await page.getByRole('button', { name: 'Remove filter: In the area of the map' }).click();
  await expect(resultCount(page)).toHaveText(found);
});

test('without tiles the map shows land and borders, and without its code it shows an error', async ({
  page,
  open,
  errors,
}) => {
  await page.route('**/tiles/**', (route) => route.abort('internetdisconnected'));
  await open('/hotel-listing?map=1');
  await expect(anyMarker(page)).toBeVisible();
  await expect(page.locator('.map-land').nth(1)).toBeVisible();
  await expect(page.locator('.map-borders').nth(1)).toBeVisible();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(error).toMatch(/^net::ERR_INTERNET_DISCONNECTED: \/tiles\//);
  await page.goto('about:blank');
  errors.length = 0;
  await page.unroute('**/tiles/**');

  await page.route(scriptsOf('map'), (route) => route.abort('internetdisconnected'));
  await open(`${listing}&map=1`);
  await expect(mapOf(page).getByText('The map could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(25);
  await page.unroute(scriptsOf('map'));
  await mapOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(anyMarker(page)).toBeVisible();
  for (const error of errors) expect(error).toMatch(/^net::ERR_INTERNET_DISCONNECTED: \/assets\//);
  errors.length = 0;
});
