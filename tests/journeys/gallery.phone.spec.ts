import type { Page } from '@playwright/test';
import { hotelPath } from '#client/domain/paths.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expectLoaded } from './expectLoaded.ts';
import { findHotel } from './findHotel.ts';
import { expect, test } from './journey.ts';

test('a hotel page does not shift, and its gallery works with keys and swiping', async ({
  page,
  open,
}) => {
  const hotel = await findHotel(page);
  await open(hotelPath(hotel.id));
  await expect(page.getByText(/^Showing \d+ rooms$/)).toBeVisible();
  // Parts below the first view arrive a moment later, above the parts that are checked next.
  await expect(page.getByRole('heading', { name: 'About this property' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'What’s nearby' })).toBeAttached();
  await expectLoaded(page, hotel.name);
  await expectNoSidewaysScroll(page);
  const second = page.getByRole('button', { name: /^Show picture 2 of/ });
  const count = hotel.images?.length ?? 0;
  await second.press('Enter');
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByRole('status')).toHaveText(`2 of ${count}`);
  await expect(gallery.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('status')).toHaveText(`3 of ${count}`);
  await expect(gallery.getByRole('img').nth(2)).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await expect(gallery.getByRole('status')).toHaveText(`1 of ${count}`);
  await swipeLeft(page);
  await expect(gallery.getByRole('status')).toHaveText(`2 of ${count}`);
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(second).toBeFocused();
});

/** Swipes over most of the picture from right to left. */
async function swipeLeft(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: height / 3 }] });
  await touch('touchStart', width * 0.9);
  for (const part of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', width * part);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
