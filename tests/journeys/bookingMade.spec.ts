import type { Rate } from '#contracts/provider/rateFields.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  fillGuest,
  findOffer,
  isInstant,
  openFilled,
} from './liveCheckout.ts';

const confirmed = 'Your booking is confirmed';

/** A rate without early check-in as an extra, so that the guest can request it from the hotel. */
const asksForEarlyCheckIn = ({ extras }: Rate) =>
  !extras?.some(({ kind }) => kind === 'early-check-in');

test('a double click books a stay once, and a second tab asks before it books another', async ({
  page,
  open,
  context,
  visit,
}) => {
  const booked: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') booked.push(request.url());
  });
  const offer = await findOffer(page, 40, (rate) => isInstant(rate) && asksForEarlyCheckIn(rate));
  await openFilled(page, open, offer);
  await expect(page.getByLabel('Choose an arrival time')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Early check-in', exact: true }).check();
  await page.getByLabel('Choose an arrival time').selectOption({ index: 1 });
  await page.getByLabel('Special requests').fill('A quiet room, please.');
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Mobile phone number')).toHaveValue(/300 1234567$/);
  await expectFits(page);
  // A window that the page opens has a copy of its session storage, like a duplicated tab.
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('about:blank')),
  ]);
  await open(page.url(), other);
  await expect(other.getByLabel('Email address')).toHaveValue('ada@example.com');
  await bookNow(page).dblclick();
  const id = await expectBooking(page, confirmed);
  expect(booked).toHaveLength(1);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Your booking is confirmed/);
  const main = page.getByRole('main');
  for (const text of [offer.hotel, 'Ada Bell', 'Early check-in:', 'A quiet room, please.']) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByText('Hotel reference', { exact: true })).toBeVisible();
  await expect(main.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const response = await page.request.get(page.url());
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
  const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const calendar = await page.request.get(String(file));
  expect(calendar.status()).toBe(200);
  expect(await calendar.text()).toContain(offer.hotel);

  await bookNow(other).click();
  await expect(other.getByRole('heading', { name: /^You already have a booking: / })).toBeVisible();
  await other.getByRole('link', { name: 'Open that booking' }).click();
  // The tab with the booking has given its key to this tab, and to no other browser.
  expect(await expectBooking(other, confirmed)).toBe(id);
  const stranger = await visit();
  await open(`/booking/${id}`, stranger);
  await expect(heading(stranger)).toHaveText('Open your booking with the link in your email');
  expect(booked).toHaveLength(1);
  await page.reload();
  await expectBooking(page, confirmed);
});

test('errors appear beside their fields, and going back after the booking cannot book again', async ({
  page,
  open,
  errors,
}) => {
  const { checkout } = await findOffer(page, 44, isInstant);
  await open('/');
  await open(checkout);
  await bookNow(page).click();
  await expect(page.getByLabel('First name').first()).toBeFocused();
  await expect(page.getByText('Enter a last name')).toBeVisible();
  await expectAccessible(page);
  await fillGuest(page);
  await page.getByLabel('Mobile phone number').fill('12');
  await bookNow(page).click();
  await expect(page.getByLabel('Mobile phone number')).toBeFocused();
  await expect(page.getByText(/^Enter a phone number with its country code/)).toBeVisible();
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);

  await page.getByLabel('Mobile phone number').fill('0300 1234567');
  await bookNow(page).click();
  await expectBooking(page, confirmed);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expectBooking(page, confirmed);
  await open(checkout);
  await expect(page.getByLabel('Email address')).toHaveValue('');
  await fillGuest(page);
  await bookNow(page).click();
  await expect(page.getByRole('heading', { name: /^You already have a booking: / })).toBeVisible();
  await expectAccessible(page);
  await expectErrors(errors, ['409: /api/bookings']);
  await page.getByRole('link', { name: 'Open that booking' }).click();
  await expectBooking(page, confirmed);
});
