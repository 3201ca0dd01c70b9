import type { Locator, Page } from '@playwright/test';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { expect } from './journey.ts';

const checkIn = addDays(today(), 20);
/** The days of a stay in the query of an address. */
export const stay = `check_in=${checkIn}&check_out=${addDays(checkIn, 2)}`;
/** The listing of a stay in Karachi. */
export const listing = `/hotel-listing?city=Karachi&${stay}&occupancy=1`;

/** The map of the listing. */
export const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
/** The button that opens the map. */
export const opener = (page: Page) => page.getByRole('button', { name: 'View in a map' });

/** Any marker of the map, for a single hotel or several. */
export const anyMarker = (page: Page) =>
  mapOf(page)
    .getByRole('button', { name: /, |properties$/ })
    .first();

/** Opens clusters until there is a marker for a single hotel, whose name contains a comma. */
export async function singleMarker(page: Page): Promise<Locator> {
  const single = mapOf(page).getByRole('button', { name: /, / });
  const clusters = mapOf(page).getByRole('button', { name: /^\d+ properties$/ });
  await expect(single.or(clusters).first()).toBeVisible();
  // While the map zooms, clicks and keys have no effect, and the markers are still the earlier
  // ones.
  const rest = () =>
    mapOf(page).evaluate(async (map) => {
      for (let still = 0; still < 3; still += 1) {
        await new Promise(requestAnimationFrame);
        if (map.querySelector('.leaflet-zoom-anim')) still = 0;
      }
    });
  await expect(async () => {
    await rest();
    if ((await single.count()) === 0) await clusters.first().click({ timeout: 2_000 });
    await rest();
    await expect(single.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return single.first();
}
