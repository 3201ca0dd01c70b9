import { scriptsOf } from './chunkFiles.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, heading, resultCount, someResults, test } from './journey.ts';
import { anyMarker, listing, mapOf, opener, singleMarker, stay } from './mapOfResults.ts';

test('the map loads when it is opened, and Back or a reload brings it back', async ({
  page,
  open,
}) => {
  const code: string[] = [];
  const mapCode = scriptsOf('map');
  page.on('request', (request) => {
    if (mapCode.test(request.url())) code.push(request.url());
  });
  await open(listing);
  await expect(resultCount(page)).toHaveText(someResults);
  expect(code).toEqual([]);
  await opener(page).tap();
  await expect(page).toHaveURL(`${listing}&map=1`);
  const marker = await singleMarker(page);
  expect(code.length).toBeGreaterThan(0);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(mapOf(page).getByText('© OpenStreetMap contributors')).toBeVisible();

  const name = ((await marker.getAttribute('aria-label')) ?? '').split(',', 1).join('');
  await marker.tap();
  const card = mapOf(page).getByRole('group', { name });
  await expect(card.getByText(/taxes included|no taxes|No price|No rooms/)).toBeVisible();
  await expect(page.getByText('PKR 14,400')).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('link', { name }).tap();
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/hotel-detail/[^?]+\\?${stay}&occupancy=1$`));

  await page.goBack();
  await expect(page).toHaveURL(`${listing}&map=1`);
  await expect(anyMarker(page)).toBeVisible();
  await page.reload();
  await expect(anyMarker(page)).toBeVisible();
  await expect(opener(page)).toHaveAttribute('aria-pressed', 'true');
  await mapOf(page).getByRole('button', { name: 'View in a list' }).tap();
  await expect(page).toHaveURL(listing);
  await expect(heading(page)).toBeFocused();
});
