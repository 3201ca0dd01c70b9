import { addDays, today } from '#client/domain/search/calendarDay.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { english } from '../support/english.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  findOffer,
  isFreeToCancel,
  isInstant,
  openFilled,
  selectRate,
} from './liveCheckout.ts';

const confirmed = 'Your booking is confirmed';

test('a booking is changed to other days, and its old room becomes free again', async ({
  page,
  open,
}) => {
  const wanted = (rate: Rate) => isInstant(rate) && isFreeToCancel(rate);
  const offer = await findOffer(page, 70, wanted, [{ days: 80, nights: 3, adults: 2 }]);
  await openFilled(page, open, offer);
  await bookNow(page).click();
  const old = await expectBooking(page, confirmed);
  const key = new URL(page.url()).searchParams.get('key') ?? '';
  await page.goto(offer.checkout);
  await expect(page.getByRole('region', { name: 'You have booked this stay' })).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'Change dates or guests' }).click();
  const panel = page.getByRole('region', { name: 'Change dates or guests' });
  await expect(panel).toBeFocused();
  await expectAccessible(page);
  const form = panel.getByRole('search', { name: 'Change your stay' });
  const checkIn = addDays(today(), 80);
  const checkOut = addDays(checkIn, 3);
  await form.getByLabel('Check-in').fill(checkIn);
  await form.getByLabel('Check-out').fill(checkOut);
  await form.getByLabel('Travelers').fill('2 travelers');
  await form.getByLabel('Travelers').press('Enter');
  const days = daysText(english, checkIn, checkOut);
  await expect(
    page.getByText(`Prices for ${days}, 2 travelers, 1 room, taxes and charges included.`),
  ).toBeVisible();
  await expectFits(page);
  await page.reload();
  await expect(heading(page)).toHaveText(confirmed);
  await selectRate(page, offer.others[0]);

  await expect(heading(page)).toHaveText('Review your change');
  const change = page.getByRole('button', { name: 'Change my booking' });
  await expect(change).toBeVisible();
  expect(page.url()).toContain(`change=${old}`);
  expect(page.url()).not.toContain(key);
  await expect(page.getByRole('row', { name: 'Guests 1 adult 2 adults' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await expect(page.getByRole('region', { name: /^You are changing booking / })).toContainText(
    'It stands until the new booking is confirmed.',
  );
  await page.goBack();
  await expect(panel).toBeVisible();
  await page.goForward();
  await page.reload();
  await change.click();

  const changed = await expectBooking(page, confirmed);
  expect(changed).not.toBe(old);
  await expect(
    page.getByText(/^This replaces booking .{9}, canceled free of charge/),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Open booking / }).click();
  await expectBooking(page, 'Your booking was changed');
  await expect(page.getByText('There is no cancellation fee.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change dates or guests' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Open booking / }).click();
  expect(await expectBooking(page, confirmed)).toBe(changed);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expectBooking(page, 'Your booking was changed');
  await expect(panel).toHaveCount(0);
});
