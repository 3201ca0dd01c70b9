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

test('a booking shows the times of its hotel everywhere and nothing to a wrong key, and is cancelled for nothing, after a question', async ({
  page,
  open,
  errors,
  visit,
}) => {
  const offer = await findOffer(page, 84, (rate) => isInstant(rate) && isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await bookNow(page).click();
  const id = await expectBooking(page, confirmed);
  // What the server knows of the zone, whatever this browser does.
  const zone = `Casablanca time, ${offsetText(offer.rate)}`;
  await expect(page.getByText(/^Free cancellation until/)).toContainText(`(${zone})`);
  await expect(page.getByText('Loading the map...')).toHaveCount(0);
  const shown = await page.getByRole('main').innerText();
  expect(shown).toContain(`Times at the hotel: ${zone}.`);
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
    const elsewhere = await visit({ timezoneId });
    await open(page.url(), elsewhere);
    await expect(heading(elsewhere)).toHaveText(confirmed);
    await expect.poll(() => elsewhere.getByRole('main').innerText()).toBe(shown);
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
