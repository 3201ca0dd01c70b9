import { expectAccessible } from './expectAccessible.ts';
import { expect, expectErrors, heading, passGate, plainTest, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  expectFits,
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
  narrower,
}) => {
  const offer = await findOffer(page, 84, (rate) => isInstant(rate) && isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await bookNow(page).click();
  await expectBooking(page, confirmed);
  await expect(
    page.getByText(/^Free cancellation until .*\(Casablanca time, GMT(\+1)?\)$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('group', { name: 'Cancel this booking?' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('$0.00');
  await expectAccessible(page);
  await expectFits(page, narrower);
  await page.getByRole('button', { name: 'Keep the booking' }).click();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText(cancelled);
  await expect(heading(page)).toBeFocused();
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
  await expect(page.getByText(`The cancellation fee is ${total};`)).toBeVisible();
});

test('a rate on request waits for the hotel, and is withdrawn for nothing', async ({
  page,
  open,
}) => {
  const offer = await findOffer(page, 88, ({ booking }) => booking === 'on-request');
  await openFilled(page, open, offer);
  await expect(page.getByText('The hotel confirms this rate itself')).toBeVisible();
  await bookNow(page).click();
  await expectBooking(page, 'Your request is with the hotel');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText(cancelled);
});

test('a guest in another time zone reads the times of the hotel', async ({
  page,
  open,
  browser,
}) => {
  const offer = await findOffer(page, 92, (rate) => isInstant(rate) && isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await bookNow(page).click();
  await expectBooking(page, confirmed);
  const link = page.url();
  const shown = await page.getByRole('main').innerText();
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
    const elsewhere = await browser.newContext({
      timezoneId,
      locale: 'en-US',
      viewport: page.viewportSize(),
    });
    const visitor = await elsewhere.newPage();
    await open(link, visitor);
    await expect(heading(visitor)).toHaveText(confirmed);
    expect(await visitor.getByRole('main').innerText()).toBe(shown);
    await elsewhere.close();
  }
  expect(shown).toMatch(/Times at the hotel: Casablanca time, GMT(\+1)?\./);
});

test('a wrong or missing key shows no booking', async ({ page, open, errors, narrower }) => {
  await openFilled(page, open, await findOffer(page, 96, isInstant));
  await bookNow(page).click();
  const id = await expectBooking(page, confirmed);
  for (const [query, status] of [
    ['', []],
    ['?key=', []],
    [`?key=${'A'.repeat(43)}`, [`404: /api/bookings/${id}`]],
  ] as const) {
    await page.goto(`/booking/${id}${query}`);
    await passGate(page);
    await expect(heading(page)).toHaveText('There is no booking at this address');
    await expectErrors(errors, status);
  }
  await expectAccessible(page);
  await expectFits(page, narrower);
});

plainTest('without rates, the checkout of the sample books nothing', async ({ page, open }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await open('/pre-checkout');
  await page.getByRole('link', { name: 'Further Proceed' }).click();
  await expect(heading(page)).toHaveText('Checkout');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Bell');
  await bookNow(page).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('E-mail address')).toHaveCount(0);
  expect(sent).toEqual([]);
});
