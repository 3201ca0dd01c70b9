import type { Locator } from '@playwright/test';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { hotelPath } from '#client/domain/paths.ts';
import { addDays } from '#client/domain/search/calendarDay.ts';
import { findHotel } from './findHotel.ts';
import { expect, test } from './journey.ts';
import { checkIn, checkOut, choose, focusForm, searchForm } from './searchForm.ts';

test.use({ contextOptions: { forcedColors: 'active' }, timezoneId: 'Pacific/Kiritimati' });

function background(element: Locator): Promise<string> {
  return element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
}

test('in forced colors the chosen days, a switch and the current tab show their state', async ({
  page,
  open,
}) => {
  await open('/');
  const form = searchForm(page);
  await focusForm(form);
  await form.getByLabel('Check-in').click();
  await choose(page, checkIn);
  await choose(page, checkOut);
  await form.getByLabel('Check-in').click();
  const day = (date: string) => page.locator(`[data-day="${date}"] button`);
  const plain = await background(day(addDays(checkOut, 1)));
  for (const chosen of [checkIn, addDays(checkIn, 1), checkOut]) {
    await expect.poll(() => background(day(chosen))).not.toBe(plain);
  }
  // The chosen days are also the searched ones in the time zone where the day begins first.
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(listingAddress({ checkIn, checkOut }));

  await open(listingAddress({ city: 'Lisbon' }));
  const control = page.getByRole('switch', { name: /compare/i });
  const off = await background(control);
  await control.click();
  await expect.poll(() => background(control)).not.toBe(off);

  await open(hotelPath((await findHotel(page)).id));
  const tabs = page.getByRole('group', { name: 'Parts of this page' }).getByRole('button');
  expect(await background(tabs.first())).not.toBe(await background(tabs.last()));
});
