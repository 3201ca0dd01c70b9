import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { bookingAddress, nameRates } from '#client/domain/addresses/bookingAddress.ts';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import { lowestRates } from '#contracts/provider/lowestRate.ts';
import { defaultParty } from '#contracts/values/party.ts';
import { expect, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  fillGuest,
  isFreeToCancel,
  isInstant,
  selectRate,
} from './liveCheckout.ts';

const city = 'Marrakech';
/** The first of the tried days and their number. No other journey books on these days. */
const firstDay = 150;
const mostDays = 60;
/** The least number of hotels on the first page of a listing, in the order of the provider. */
const shown = 20;

/**
 * Finds days on which a hotel's lowest price in the listing belongs to a last room, and a
 * cancelable rate of that room.
 */
async function findLastRoom(page: Page) {
  for (let days = firstDay; days < firstDay + mostDays; days += 1) {
    const stay = { checkIn: addDays(today(), days), checkOut: addDays(today(), days + 2) };
    const query = `check_in=${stay.checkIn}&check_out=${stay.checkOut}`;
    const response = await page.request.get(`/api/hotels/search?city=${city}&${query}`);
    const { hotels } = v.parse(searchResponseSchema, await response.json());
    for (const { id: hotel, name, ...listed } of (hotels ?? []).slice(0, shown)) {
      const lowest = lowestRates(listed, defaultParty)?.[0];
      if (lowest?.left !== 1) continue;
      const detail = await page.request.get(`/api/hotels/${hotel}?${query}`);
      const { rates } = v.parse(hotelSchema, await detail.json());
      const rate = rates?.find(
        (each) =>
          each.room_group_id === lowest.room_group_id &&
          isInstant({ ...each, left: null }) &&
          isFreeToCancel(each),
      );
      if (!rate) continue;
      const chosen = { hotel, ...nameRates([rate]) };
      const checkout = bookingAddress({ ...chosen, ...stay });
      return { name, rate, checkout, listing: listingAddress({ city, ...stay }) };
    }
  }
  throw new Error('No lowest price of a hotel is that of a last room.');
}

/**
 * Keeps every later document of this tab from finishing its load. While a document from the history
 * loads, browsers answer its calls from the cache, even with `no-cache`.
 */
async function keepLoading(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/held.png' }] });
  await page.addInitScript(() => {
    new Image().src = '/held.png';
  });
}

test('list and hotel show the same number of rooms after a booking and a cancellation', async ({
  page,
  context,
  open,
  visit,
}) => {
  const { name, rate, checkout, listing } = await findLastRoom(page);
  const row = (of: Page) => of.getByRole('article', { name, exact: true });
  const offer = page.locator(`main a[href*="rate=${rate.id}&"]`);
  const textOf = (of: Page) => row(of).innerText();
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(heading(page)).toHaveText('Your booking is canceled');
  };

  const other = await context.newPage();
  await open(listing, other);
  await open(listing);
  const free = await textOf(page);
  expect(await textOf(other)).toBe(free);
  await row(page).getByRole('heading').getByRole('link').click();
  await selectRate(page, rate);
  await fillGuest(page);
  await bookNow(page).click();
  await expectBooking(page, 'Your booking is confirmed');
  const booking = page.url();

  await expect.poll(() => textOf(other)).not.toBe(free);
  const booked = await textOf(other);
  await other.close();
  await page.goBack();
  await expect(page.getByText(/^Showing \d+ rooms$/)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect.poll(() => textOf(page)).toBe(booked);

  // Each of these documents finds data in the browser that an earlier one has stored.
  await open(booking);
  await cancel();
  await open(listing);
  expect(await textOf(page)).toBe(free);
  const elsewhere = await visit();
  await open(checkout, elsewhere);
  await fillGuest(elsewhere);
  await bookNow(elsewhere).click();
  await expectBooking(elsewhere, 'Your booking is confirmed');
  await page.reload();
  await expect(row(page)).toBeVisible();
  expect(await textOf(page)).toBe(booked);
  await open(elsewhere.url());
  await cancel();
  await keepLoading(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(row(page)).toBeVisible();
  expect(await textOf(page)).toBe(free);
});
