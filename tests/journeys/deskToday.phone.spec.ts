import type { Page } from '@playwright/test';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { bookAs, bookRequest, findRequest, newGuest } from './deskJourney.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expect, heading, test } from './journey.ts';
import { joinDesk } from './joinDesk.ts';

test.use({ unlocked: false });

test('an agent opens the requests from Today, answers one and returns to the same list', async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { booking } = await bookRequest(page, site);
    requested.push(formatBookingNumber(booking.number));
  }
  const listed = requested.toReversed();
  const instant = await findRequest(
    page,
    site.origin,
    newGuest(),
    ({ booking }) => booking === 'instant',
  );
  expect((await bookAs(page, site, instant)).status).toBe('confirmed');
  await joinDesk(page, site, 'agent', { name: 'Grace Hopper' });

  await page.goto(`${site.origin}/desk`);
  const tile = page.getByRole('link', { name: /Requests to answer/ });
  const waiting = Number(/\d+/.exec(await tile.innerText())?.[0]);
  expect(waiting).toBeGreaterThanOrEqual(4);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tile.click();
  await expect(heading(page, 'Bookings')).toBeVisible();
  await expect.poll(() => numbersOf(page, requested)).toEqual(listed);
  await expect(page.getByLabel('Name, email, phone or number')).toBeHidden();
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByLabel('Name, email, phone or number').fill('Lovelace');
  await expect(page).toHaveURL(/text=Lovelace/);
  await expect.poll(() => numbersOf(page, requested)).toEqual(listed);
  // A list is faint while it reloads.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  const [first, second, third = '', last = ''] = listed;
  const list = page.url();
  const link = (number: string) => page.getByRole('link', { name: number });
  await link(last).scrollIntoViewIfNeeded();
  const { y: before } = await positionOf(page, last);
  await link(last).click();
  await expect(heading(page, `Booking ${last}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect.poll(() => positionOf(page, last)).toEqual({ y: before });
  await link(third).click();
  await expect(heading(page, `Booking ${third}`)).toBeVisible();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The hotel is full.');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: /^Decline/ }).click();
  await expect(page.getByText('Done. The booking is now: Declined.')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByLabel('Name, email, phone or number')).toHaveValue('Lovelace');
  await expect.poll(() => numbersOf(page, requested)).toEqual([first, second, last]);
  await page.goBack();
  await page.goBack();
  await expect(heading(page, 'Today')).toBeVisible();
  await expect(tile).toContainText(String(waiting - 1));
});

/**
 * Returns which of these bookings are listed, in the order of the list. The list may contain
 * others.
 */
async function numbersOf(page: Page, asked: readonly string[]): Promise<string[]> {
  const listed = await page.getByRole('table').getByRole('link').allInnerTexts();
  return listed.filter((number) => asked.includes(number));
}

/** Returns the distance of a booking's row from the top of the window. */
async function positionOf(page: Page, number: string): Promise<{ y: number }> {
  const box = await page.getByRole('link', { name: number }).boundingBox();
  return { y: Math.round(box?.y ?? Number.NaN) };
}
