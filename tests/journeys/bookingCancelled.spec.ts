import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  findOffer,
  isFreeToCancel,
  isInstant,
  offsetText,
  openFilled,
} from './liveCheckout.ts';

const confirmed = 'Your booking is confirmed';
const cancelled = 'Your booking is canceled';

/** Returns all texts of a booking's page. Its map loads when it comes near the view. */
async function readWhole(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'How to reach the hotel' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Loading the map...')).toHaveCount(0);
  return page.getByRole('main').innerText();
}

test('a booking opens only with its key and is canceled free of charge after a question', async ({
  page,
  open,
  errors,
  visit,
}) => {
  const offer = await findOffer(page, 84, (rate) => isInstant(rate) && isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await bookNow(page).click();
  const id = await expectBooking(page, confirmed);
  // The name of the time zone comes from the server, whatever this browser knows.
  const zone = `Casablanca time, ${offsetText(offer.rate)}`;
  await expect(page.getByText(/^Free cancellation until/)).toContainText(`(${zone})`);
  // Only the tab that has just booked shows the steps above the heading.
  const whole = await readWhole(page);
  const shown = whole.slice(whole.indexOf(confirmed));
  await expect(page.locator('[aria-current=step]')).toHaveText(/Confirmed$/);
  expect(shown).toContain(`Times at the hotel: ${zone}.`);
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
    const elsewhere = await visit({ timezoneId });
    await open(page.url(), elsewhere);
    await expect(heading(elsewhere)).toHaveText(confirmed);
    await expect.poll(() => readWhole(elsewhere)).toBe(shown);
    await open(`/booking/${id}?key=${'A'.repeat(43)}`, elsewhere);
    await expect(heading(elsewhere)).toHaveText('There is no booking at this address');
    await expectErrors(errors, [`404: /api/bookings/${id}`]);
  }

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('group', { name: 'Cancel this booking?' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('$0.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the booking' }).click();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText(cancelled);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByText(/There is no cancellation fee\./)).toBeVisible();
});
