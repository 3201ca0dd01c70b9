import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  findOffer,
  isFreeToCancel,
  isInstant,
  openFilled,
} from './liveCheckout.ts';

const confirmed = 'Your booking is confirmed';
const cancelled = 'Your booking is cancelled';

test('before the deadline a booking is cancelled for nothing, after a question', async ({
  page,
  open,
  visit,
}) => {
  const offer = await findOffer(page, 84, (rate) => isInstant(rate) && isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await bookNow(page).click();
  await expectBooking(page, confirmed);
  await expect(
    page.getByText(/^Free cancellation until .*\(Casablanca time, GMT(\+1)?\)$/),
  ).toBeVisible();
  await expect(page.getByText('Loading the map...')).toHaveCount(0);
  const shown = await page.getByRole('main').innerText();
  expect(shown).toMatch(/Times at the hotel: Casablanca time, GMT(\+1)?\./);
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
    const elsewhere = await visit({ timezoneId });
    await open(page.url(), elsewhere);
    await expect(heading(elsewhere)).toHaveText(confirmed);
    await expect.poll(() => elsewhere.getByRole('main').innerText()).toBe(shown);
  }

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('group', { name: 'Cancel this booking?' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('$0.00');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Keep the booking' }).click();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText(cancelled);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByText(/There is no cancellation fee\./)).toBeVisible();
  await expectAccessible(page);
});

test('once cancelling costs the price, that fee is shown first', async ({ page, open }) => {
  const offer = await findOffer(page, 2, (rate) => isInstant(rate) && !isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await bookNow(page).click();
  await expectBooking(page, confirmed);
  const total = await page
    .getByText('Total', { exact: true })
    .locator('xpath=following::dd[1]')
    .innerText();
  await expect(page.getByText(`Cancelling now costs ${total}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('group', { name: 'Cancel this booking?' });
  await expect(question).toContainText(total);
  await expect(question).toContainText('$0.00');
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText(cancelled);
  await expect(page.getByText(`The cancellation fee is ${total}.`)).toBeVisible();
});

test('a rate on request waits for the hotel, shows nothing to a wrong key, and is withdrawn for nothing', async ({
  page,
  open,
  errors,
  visit,
}) => {
  const offer = await findOffer(page, 88, ({ booking }) => booking === 'on-request');
  await openFilled(page, open, offer);
  await expect(
    page.getByText('Your request obliges you to pay once the hotel confirms it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  const id = await expectBooking(page, 'Your request is with the hotel');
  await expectAccessible(page);
  const stranger = await visit();
  await open(`/booking/${id}?key=${'A'.repeat(43)}`, stranger);
  await expect(heading(stranger)).toHaveText('There is no booking at this address');
  await expectErrors(errors, [`404: /api/bookings/${id}`]);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText(cancelled);
});
