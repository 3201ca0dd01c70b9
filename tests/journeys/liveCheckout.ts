import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { bookingAddress } from '#client/domain/addresses/bookingAddress.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { expect, heading } from './journey.ts';

/** A rate of a hotel, and the address of its checkout for one adult in one room. */
export interface FoundOffer {
  hotel: string;
  rate: Rate;
  checkout: string;
}

/** Finds a rate for two nights from `days` days ahead, in one of the hotels of Marrakech. */
export async function findOffer(
  page: Page,
  days: number,
  wanted: (rate: Rate) => boolean,
): Promise<FoundOffer> {
  const checkIn = addDays(today(), days);
  const checkOut = addDays(checkIn, 2);
  const response = await page.request.get(
    `/api/hotels/search?city=Marrakech&check_in=${checkIn}&check_out=${checkOut}`,
  );
  const hotels = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  for (const { id, name } of hotels) {
    const detail = await page.request.get(
      `/api/hotels/${id}?check_in=${checkIn}&check_out=${checkOut}`,
    );
    const rate = v.parse(hotelSchema, await detail.json()).rates?.find(wanted);
    if (!rate) continue;
    const checkout = bookingAddress({
      hotel: id,
      room: String(rate.room_group_id),
      rate: rate.id,
      checkIn,
      checkOut,
      adults: 1,
    });
    return { hotel: name, rate, checkout };
  }
  throw new Error('The provider has no such rate in Marrakech.');
}

/** A rate that is confirmed at once and paid at the hotel, with some rooms left. */
export const isInstant = ({ booking, collect, left }: Rate) =>
  booking === 'instant' && left == null && collect !== 'site';

/** A rate that is paid by card, with some rooms left. */
export const isPrepaid = ({ collect, left }: Rate) => collect === 'site' && left == null;

/** A rate that is free to cancel now. */
export const isFreeToCancel = ({ free_cancellation_until: until }: Rate) =>
  until != null && Date.parse(until) > Date.now() + 3_600_000;

/** Fills in who stays, and how to reach them. */
export async function fillGuest(page: Page): Promise<void> {
  await page.getByLabel('First name').first().fill('Ada');
  await page.getByLabel('Last name').first().fill('Bell');
  await page.getByLabel('Phone country').selectOption('PK');
  await page.getByLabel('Mobile phone number').fill('0300 1234567');
  await page.getByLabel("Guests' citizenship").selectOption({ label: 'Pakistan' });
  await page.getByLabel('Email address').fill('ada@example.com');
}

/** Opens the checkout of an offer, by the address of the specification, and fills it in. */
export async function openFilled(
  page: Page,
  open: (path: string) => Promise<void>,
  { checkout, hotel }: FoundOffer,
): Promise<void> {
  await open(checkout.replace('/checkout', '/pre-checkout'));
  await expect(page.getByRole('heading', { level: 2, name: hotel })).toBeVisible();
  await fillGuest(page);
}

export const bookNow = (page: Page) => page.getByRole('button', { name: 'Book and agree to pay' });

/** Waits for the page of a booking in a state, and returns the id of the booking. */
export async function expectBooking(page: Page, title: string): Promise<string> {
  await expect(heading(page)).toHaveText(title);
  const { pathname, searchParams } = new URL(page.url());
  expect(searchParams.get('key')).toMatch(/^[\w-]{43}$/);
  return pathname.split('/').at(-1) ?? '';
}
