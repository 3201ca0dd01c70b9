import type { Page } from '@playwright/test';
import * as v from 'valibot';
import {
  bookingAddress,
  nameRates,
  readBookingAddress,
} from '#client/domain/addresses/bookingAddress.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import { formatParty } from '#contracts/values/party.ts';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { english } from '../support/english.ts';
import { expect, heading } from './journey.ts';

/**
 * A rate of a hotel, the address of its checkout for one adult in one room, and the rates of the
 * other requested stays.
 */
export interface FoundOffer {
  hotel: string;
  rate: Rate;
  checkout: string;
  others: readonly Rate[];
}

/** Finds the same offer of its hotel for other nights, as a change of a booking. */
export async function findChange(
  page: Page,
  { rate, checkout }: FoundOffer,
  nights: number,
  change: string,
): Promise<string> {
  const address = readBookingAddress(new URL(checkout, 'http://x').search).value;
  const stay = { checkIn: rate.check_in, checkOut: addDays(rate.check_in, nights) };
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut };
  const occupancy = formatParty(address.party);
  const detail = await page.request.get(hotelPath(address.hotel, { ...dates, occupancy }));
  const { rates = [] } = v.parse(hotelSchema, await detail.json());
  const found = rates?.find((each) => isPrepaid({ ...each, left: null }) && isFreeToCancel(each));
  if (!found) throw new Error('The hotel has no such rate for these nights.');
  return bookingAddress({ ...address, ...stay, ...nameRates([found]), change });
}

/** A stay `days` days ahead in one room, for one adult unless `adults` says otherwise. */
interface DaysAhead {
  days: number;
  nights: number;
  adults?: number;
}

/**
 * Finds a rate for two nights from `days` days ahead in a hotel of Marrakech. The hotel must have
 * such rates for the other stays too. The rooms of each hotel depend on the day of the test.
 */
export async function findOffer(
  { request }: Pick<Page, 'request'>,
  days: number,
  wanted: (rate: Rate) => boolean,
  others: readonly DaysAhead[] = [],
): Promise<FoundOffer> {
  const checkIn = addDays(today(), days);
  const checkOut = addDays(checkIn, 2);
  const rateOf = async (hotel: string, stay: DaysAhead = { days, nights: 2 }) => {
    const day = addDays(today(), stay.days);
    const dates = { check_in: day, check_out: addDays(day, stay.nights) };
    const occupancy = [String(stay.adults ?? 1)];
    const detail = await request.get(hotelPath(hotel, { ...dates, occupancy }));
    return v.parse(hotelSchema, await detail.json()).rates?.find(wanted);
  };
  const response = await request.get(
    `/api/hotels/search?city=Marrakech&check_in=${checkIn}&check_out=${checkOut}`,
  );
  const hotels = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  for (const { id, name } of hotels) {
    const rate = await rateOf(id);
    const found = await Promise.all(others.map((stay) => rateOf(id, stay)));
    const more = found.filter((each) => each !== undefined);
    if (!rate || more.length < others.length) continue;
    const checkout = bookingAddress({
      hotel: id,
      ...nameRates([rate]),
      checkIn,
      checkOut,
      party: [{ adults: 1, childAges: [] }],
    });
    return { hotel: name, rate, checkout, others: more };
  }
  throw new Error('The provider has no such rate in Marrakech.');
}

/**
 * Selects a rate for residents of any country with enough rooms left, so that the form asks for no
 * citizenship.
 */
const isForAll = ({ any_residency: any, left }: Rate) => any !== false && left == null;

/** Selects a rate that is confirmed at once and paid at the hotel. */
export const isInstant = (rate: Rate) =>
  isForAll(rate) && rate.booking === 'instant' && rate.collect !== 'site';

/** Selects a rate that is paid by card, whether or not the hotel has to confirm it first. */
export const isPrepaid = (rate: Rate) =>
  isForAll(rate) && rate.booking === 'instant' && rate.collect === 'site';
export const isPaidRequest = (rate: Rate) =>
  isForAll(rate) && rate.booking === 'on-request' && rate.collect === 'site';

/** Selects a rate that is free to cancel now. */
export const isFreeToCancel = ({ free_cancellation_until: until }: Rate) =>
  until != null && Date.parse(until) > Date.now() + 3_600_000;

/** Returns the time zone offset of a rate's deadline as pages show it: 'GMT+1' or 'GMT'. */
export function offsetText({ free_cancellation_until: until }: Rate): string {
  return english.formats.offset(/(Z|[+-]\d\d:\d\d)$/.exec(until ?? '')?.[0] ?? '');
}

/** Fills in the names of the guests and their contact details. */
export async function fillGuest(page: Page): Promise<void> {
  await page.getByLabel('First name').first().fill('Ada');
  await page.getByLabel('Last name').first().fill('Bell');
  await page.getByLabel('Phone country').selectOption('PK');
  await page.getByLabel('Mobile phone number').fill('0300 1234567');
  await page.getByLabel('Email address').fill('ada@example.com');
  const citizenship = page.getByLabel("Guests' citizenship");
  if ((await citizenship.count()) > 0) await citizenship.selectOption({ label: 'Pakistan' });
}

/** Opens the checkout of an offer at the address in the specification, and fills it in. */
export async function openFilled(
  page: Page,
  open: (path: string) => Promise<void>,
  { checkout, hotel }: FoundOffer,
): Promise<void> {
  await open(checkout.replace('/checkout', '/pre-checkout'));
  await expect(page.getByRole('heading', { level: 2, name: hotel })).toBeVisible();
  await fillGuest(page);
}

/** Selects a rate on a page with rooms, which may first have to expand. */
export async function selectRate(page: Page, rate: Rate | undefined): Promise<void> {
  const link = page.locator(`main a[href*="rate=${rate?.id}&"]`);
  const folded = page.getByRole('button', { name: /^(Show all \d+ rooms|\d+ more rates?)/ });
  await expect(link.or(folded).first()).toBeVisible();
  for (let left = 20; left > 0 && (await link.count()) === 0; left -= 1) {
    await folded.first().click();
  }
  await link.click();
}

export const bookNow = (page: Page) => page.getByRole('button', { name: 'Book and agree to pay' });

/** Waits for the page of a booking in a state and returns the booking's id. */
export async function expectBooking(page: Page, title: string): Promise<string> {
  await expect(heading(page)).toHaveText(title);
  const { pathname, searchParams } = new URL(page.url());
  expect(searchParams.get('key')).toMatch(/^[\w-]{43}$/);
  return pathname.split('/').at(-1) ?? '';
}

/** Pays by card at the sample bank. */
export async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay / }).click();
}
