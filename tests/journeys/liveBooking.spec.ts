import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { hotelPath } from '#client/domain/paths.ts';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, heading, passGate, plainTest, test } from './journey.ts';

/** A hotel of the sample provider, with its rooms and rates for tonight. */
async function findHotel(page: Page) {
  const response = await page.request.get('/api/hotels/search?city=Marrakech');
  const hotels = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  const hotel = hotels.find(({ rates }) => (rates ?? []).length > 0) ?? hotels[0];
  if (!hotel) throw new Error('The provider has no hotel in Marrakech.');
  return hotel;
}

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
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(current).toHaveText('Rooms', { timeout: 300 });
  }).toPass();
});

test('the gallery opens full screen, by keys, buttons and swiping, and returns the focus', async ({
  page,
  open,
  hasTouch,
}) => {
  const hotel = await findHotel(page);
  await open(hotelPath(hotel.id));
  const second = page.getByRole('button', { name: /^Show picture 2 of/ });
  const count = hotel.images?.length ?? 0;
  await second.press('Enter');
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByRole('status')).toHaveText(`2 of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('status')).toHaveText(`3 of ${count}`);
  await expect(gallery.getByRole('img', { name: /picture 3$/ })).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await expect(gallery.getByRole('status')).toHaveText(`1 of ${count}`);
  if (hasTouch) await swipeLeft(page);
  else await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery.getByRole('status')).toHaveText(`2 of ${count}`);
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('the room filters count what they show', async ({ page, open }) => {
  const hotel = await findHotel(page);
  const two = (hotel.room_groups ?? []).filter(({ beds }) => beds === 2).length;
  await open(hotelPath(hotel.id));
  await page.getByRole('button', { name: '2 beds' }).click();
  await expect(page.getByText(`Showing ${two} rooms`)).toBeVisible();
  await expect(page).toHaveURL(/\?beds=2$/);
  await page.reload();
  await passGate(page);
  await expect(page.getByText(`Showing ${two} rooms`)).toBeVisible();
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
  await expectAccessible(page);

  await page.evaluate(makeCheaper);
  await page.reload();
  await passGate(page);
  await expect(page.getByRole('heading', { name: 'The price is higher now' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('+$10.00');
  await expectAccessible(page);
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await page.getByRole('button', { name: 'Accept the change' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);

  await page.getByRole('link', { name: 'Further Proceed' }).click();
  await expect(heading(page)).toHaveText('Checkout');
  await expect(page.getByRole('heading', { level: 2, name: hotel.name })).toBeVisible();
  await expect(page.getByLabel('Client price')).toHaveValue(/^\$\d/);
  await expectAccessible(page);
  await page.reload();
  await passGate(page);
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

test('the home page shows live prices and no sample price', async ({ page, open }) => {
  await open('/');
  const grid = page.getByRole('region', { name: 'Explore popular hotel' });
  await expect(grid.getByText(/per night$/).first()).toBeVisible();
  await expect(page.getByText('$240 per night')).toHaveCount(0);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/hotel-listing');
});

plainTest(
  'a provider without rates gets the samples of the specification',
  async ({ page, open }) => {
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
  },
);

/** Draws a finger over the picture, most of the way from right to left. */
async function swipeLeft(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: height / 3 }] });
  await touch('touchStart', width * 0.9);
  for (const part of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', width * part);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

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
