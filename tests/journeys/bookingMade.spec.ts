import { expectAccessible } from './expectAccessible.ts';
import { expect, heading, passGate, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  expectFits,
  fillTraveller,
  findOffer,
  isInstant,
  openFilled,
} from './liveCheckout.ts';

const confirmed = 'Your booking is confirmed';

test('a stay is booked, and its page opens again by its link alone', async ({
  page,
  open,
  narrower,
}) => {
  const offer = await findOffer(page, 40, isInstant);
  await openFilled(page, open, offer);
  await page.getByLabel('Choose an arrival time').selectOption({ index: 1 });
  await page.getByLabel('Special requests').fill('A quiet room, please.');
  await expectAccessible(page);
  await expectFits(page, narrower);
  await bookNow(page).click();
  await expectBooking(page, confirmed);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Your booking is confirmed/);
  const main = page.getByRole('main');
  for (const text of [offer.hotel, 'Ada Bell', 'Early check-in:', 'A quiet room, please.']) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByText(/^Hotel reference /)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, narrower);

  const response = await page.request.get(page.url());
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
  const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const calendar = await page.request.get(String(file));
  expect(calendar.status()).toBe(200);
  expect(await calendar.text()).toContain(offer.hotel);

  await page.reload();
  await passGate(page);
  await expectBooking(page, confirmed);
});

test('back after a booking leads to no form that could book again', async ({ page, open }) => {
  const booked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') booked.push(request.url());
  });
  await openFilled(page, open, await findOffer(page, 44, isInstant));
  await bookNow(page).click();
  await expectBooking(page, confirmed);
  await page.goBack();
  await expect(heading(page)).toHaveText('Review your booking');
  await page.goForward();
  await expectBooking(page, confirmed);
  expect(booked).toHaveLength(1);
});

test('a double click books once', async ({ page, open }) => {
  const booked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') booked.push(request.url());
  });
  await openFilled(page, open, await findOffer(page, 48, isInstant));
  await bookNow(page).dblclick();
  await expectBooking(page, confirmed);
  expect(booked).toHaveLength(1);
});

test('two tabs of one checkout make one booking', async ({ page, open, context }) => {
  await openFilled(page, open, await findOffer(page, 52, isInstant));
  // Like a duplicated tab, a window that the page opens has a copy of its session storage.
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('about:blank')),
  ]);
  await open(page.url(), other);
  await expect(other.getByLabel('E-mail address')).toHaveValue('ada@example.com');
  await bookNow(page).click();
  const first = await expectBooking(page, confirmed);
  await bookNow(other).click();
  expect(await expectBooking(other, confirmed)).toBe(first);
});

test('what was typed is there after a reload, and gone once it is booked', async ({
  page,
  open,
}) => {
  const offer = await findOffer(page, 56, isInstant);
  await openFilled(page, open, offer);
  await page.reload();
  await passGate(page);
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Mobile phone number')).toHaveValue('0300 1234567');
  await bookNow(page).click();
  await expectBooking(page, confirmed);
  await page.goBack();
  await page.getByRole('link', { name: 'Further Proceed' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue('');
});

test('errors are said beside their fields, and the first one has the focus', async ({
  page,
  open,
  narrower,
}) => {
  const { checkout } = await findOffer(page, 60, isInstant);
  await open(checkout);
  await bookNow(page).click();
  await expect(page.getByLabel("Guests' citizenship")).toBeFocused();
  await expect(page.getByText('Enter a last name')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, narrower);
  await fillTraveller(page);
  await page.getByLabel('Mobile phone number').fill('12');
  await bookNow(page).click();
  await expect(page.getByLabel('Mobile phone number')).toBeFocused();
  await expect(page.getByText(/^Enter a phone number with its country code/)).toBeVisible();
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
});
