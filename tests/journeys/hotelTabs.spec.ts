import { hotelPath } from '#client/domain/paths.ts';
import { findHotel } from './findHotel.ts';
import { expect, test } from './journey.ts';

test('the tabs scroll to their sections and follow the scroll position', async ({ page, open }) => {
  const hotel = await findHotel(page);
  await open(hotelPath(hotel.id));
  const tabs = page.getByRole('group', { name: 'Parts of this page' });
  const current = tabs.locator('[aria-current]');
  await expect(current).toHaveText('Overview');
  for (const [tab, section] of [
    ['Rooms', 'Choose your room'],
    ['Policies', 'Policies'],
    ['Amenities', 'Most popular facilities'],
  ] as const) {
    await tabs.getByRole('button', { name: tab }).click();
    await expect(page.getByRole('region', { name: section })).toBeFocused();
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeInViewport();
    await expect(current).toHaveText(tab);
  }
  await page.mouse.move(300, 400);
  // The smooth scroll to the last tab may still be running, so each attempt measures the distance
  // again.
  await expect(async () => {
    const rooms = await page.getByRole('region', { name: 'Choose your room' }).boundingBox();
    await page.mouse.wheel(0, (rooms?.y ?? 0) - 60);
    await expect(current).toHaveText('Rooms', { timeout: 2_000 });
  }).toPass();
});
