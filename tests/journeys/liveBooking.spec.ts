import type { Page } from '@playwright/test';
import { hotelPath } from '#client/domain/paths.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { findHotel } from './findHotel.ts';
import { expect, heading, test } from './journey.ts';
import { goOn } from './liveCheckout.ts';

const offers = (page: Page) => page.getByRole('link', { name: /^Select / });

test('the tabs scroll to their sections and follow the scrolling', async ({ page, open }) => {
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
  // The smooth scroll to the last tab may still run: the way is measured anew each time.
  await expect(async () => {
    const rooms = await page.getByRole('region', { name: 'Choose your room' }).boundingBox();
    await page.mouse.wheel(0, (rooms?.y ?? 0) - 60);
    await expect(current).toHaveText('Rooms', { timeout: 2_000 });
  }).toPass();
});

test('a chosen rate is shown up to the checkout, and what moved of it', async ({ page, open }) => {
  const hotel = await findHotel(page);
  await open(hotelPath(hotel.id));
  await expect(page.getByText(/^Prices for tonight, /)).toBeVisible();
  await page.getByText('Price details').first().click();
  await expectAccessible(page);
  await offers(page).first().click();
  await expect(heading(page)).toHaveText('Review your booking');
  await expect(page.getByRole('heading', { level: 2, name: hotel.name })).toBeVisible();
  await expect(page.getByText(/statement credit/)).toHaveCount(0);

  await page.evaluate(makeCheaper);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The price is higher now' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('+$10.00');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Accept the change' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);

  await goOn(page);
  await expect(page.getByRole('heading', { level: 2, name: hotel.name })).toBeVisible();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Client price')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: hotel.name })).toBeVisible();
  await page.getByRole('link', { name: 'Return to selection' }).click();
  await expect(heading(page)).toHaveText('Review your booking');
  await expect(page.getByRole('heading', { level: 2, name: hotel.name })).toBeVisible();
});

test('a link to a rate that is gone leads to the rooms of the hotel', async ({ page, open }) => {
  const hotel = await findHotel(page);
  const room = String(hotel.room_groups?.[0]?.id);
  await open(`/checkout?hotel=${hotel.id}&room=${room}&rate=no-such-rate`);
  await expect(page.getByRole('heading', { name: 'This offer is gone' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `See the rooms of ${hotel.name}` }).click();
  await expect(heading(page)).toHaveText(hotel.name);
});

/** Makes the rate in the navigation state ten dollars cheaper than it is. Runs in the page. */
function makeCheaper(): void {
  const { usr, ...state } = history.state;
  const { rate } = usr;
  const less = (amount: string) => (Number(amount) - 10).toFixed(2);
  rate.nights[0].amount = less(rate.nights[0].amount);
  rate.total = less(rate.total);
  if (rate.payment === 'now') rate.total_now = less(rate.total_now);
  else rate.total_property = less(rate.total_property);
  history.replaceState({ ...state, usr }, '');
}
