import type { Page } from '@playwright/test';
import * as v from 'valibot';
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
const ratesSchema = v.looseObject({
  rates: v.array(
    v.looseObject({
      id: v.string(),
      nights: v.array(v.looseObject({ amount: v.string() })),
      total: v.string(),
      total_now: v.string(),
      total_property: v.string(),
      payment: v.string(),
    }),
  ),
});

/** Shows the page every rate ten dollars cheaper than it is. */
async function underprice(page: Page) {
  const moved = (amount: string) => (Number(amount) - 10).toFixed(2);
  await page.route('**/api/hotels/*?*', async (route) => {
    const response = await route.fetch();
    const hotel = v.parse(ratesSchema, await response.json());
    for (const rate of hotel.rates) {
      const [first] = rate.nights;
      if (first) first.amount = moved(first.amount);
      rate.total = moved(rate.total);
      if (Number(rate.total_now) > Number(rate.total_property)) {
        rate.total_now = moved(rate.total_now);
      } else {
        rate.total_property = moved(rate.total_property);
      }
    }
    await route.fulfill({ response, json: hotel });
  });
}

test('a price that has risen is shown line by line and booked once it is accepted', async ({
  page,
  open,
  errors,
}) => {
  const offer = await findOffer(page, 64, isInstant);
  await underprice(page);
  await openFilled(page, open, offer);
  await bookNow(page).click();
  const receipt = page.getByRole('region', { name: 'The price is higher now' });
  await expect(receipt).toBeFocused();
  await expectErrors(errors, ['409: /api/bookings']);
  await expect(receipt.getByRole('row', { name: /^Total/ })).toContainText('+$10.00');
  await expect(bookNow(page)).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Accept the change' }).click();
  let sent = 0;
  await page.route('**/api/bookings', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await bookNow(page).click();
  await expect(
    page.getByRole('heading', { name: 'We do not know yet whether you have booked' }),
  ).toBeVisible();
  await expectErrors(errors, ['net::ERR_CONNECTION_RESET: /api/bookings']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectBooking(page, confirmed);
  expect(sent).toBe(2);
});

test('an offer that disappears at the last moment leads to the rooms of the hotel', async ({
  page,
  open,
  errors,
  visit,
}) => {
  const offer = await findOffer(
    page,
    72,
    (rate) => isInstant({ ...rate, left: null }) && rate.left === 1,
  );
  await openFilled(page, open, offer);
  const quicker = await visit();
  await open(offer.checkout, quicker);
  await fillGuest(quicker);
  await bookNow(quicker).click();
  await expectBooking(quicker, confirmed);
  await bookNow(page).click();
  await expect(page.getByRole('heading', { name: 'This offer is gone' })).toBeVisible();
  await expectErrors(errors, ['410: /api/bookings']);
  await expectAccessible(page);
  await page.getByRole('link', { name: `See the rooms of ${offer.hotel}` }).click();
  await expect(heading(page)).toHaveText(offer.hotel);
});
