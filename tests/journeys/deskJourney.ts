import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import { pricedStaySchema, type Rate } from '#contracts/provider/rateFields.ts';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { bookedTerms, type BookingRequest } from '#contracts/site/bookingRequest.ts';
import { bookingResponseSchema } from '#contracts/site/bookingSchema.ts';
import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import type { Site } from '../support/startSite.ts';
import { mailTo } from './accountMail.ts';
import { expect, heading } from './journey.ts';
import { createPromotion } from './createPromotion.ts';
import { queryDatabase } from './queryDatabase.ts';

/** Selects a rate that the hotel has to confirm. */
const isOnRequest = ({ booking }: Rate) => booking === 'on-request';

/**
 * Returns a booking request for the first such rate in Karachi for tonight. By default, the rate
 * needs a confirmation and belongs to any hotel.
 */
export async function findRequest(
  { request }: Pick<Page, 'request'>,
  origin: string,
  email = 'ada@travelers.example',
  wanted = isOnRequest,
  hotels?: ReadonlySet<string>,
): Promise<BookingRequest> {
  const list = await request.get(`${origin}/api/hotels/search?city=Karachi`);
  for (const { id } of v.parse(searchResponseSchema, await list.json()).hotels ?? []) {
    if (hotels && !hotels.has(id)) continue;
    const detail = await request.get(`${origin}/api/hotels/${id}`);
    const { rates } = v.parse(hotelSchema, await detail.json());
    // A stay that the site collects is booked only once it is paid.
    const rate = rates?.find((each) => each.collect !== 'site' && wanted(each));
    if (!rate) continue;
    const { id: rateId, room_group_id: room, check_in: checkIn, check_out: checkOut } = rate;
    return {
      stay: {
        hotelId: id,
        checkIn,
        checkOut,
        rooms: [
          {
            roomId: String(room),
            rateId,
            occupancy: '2',
            price: v.parse(pricedStaySchema, rate),
            ...bookedTerms(rate),
          },
        ],
      },
      traveller: {
        guests: [{ firstName: 'Ada', lastName: 'Lovelace' }],
        citizenship: 'GB',
        email,
        phone: '+442079460000',
        services: [],
        specialRequests: '',
      },
    };
  }
  throw new Error('No hotel in Karachi has such a rate.');
}

/** Sends a guest's booking. */
export async function bookAs(
  page: Pick<Page, 'request'>,
  { origin }: Pick<Site, 'origin'>,
  request: BookingRequest,
): Promise<Booking> {
  const response = await page.request.post(`${origin}/api/bookings`, {
    headers: { origin, 'idempotency-key': randomUUID() },
    data: request,
  });
  expect(response.status()).toBe(201);
  return v.parse(bookingResponseSchema, await response.json()).booking;
}

export const newGuest = () => `ada-${randomUUID()}@travelers.example`;

/** Requests a stay as a guest with a new mail address. */
export async function bookRequest(
  page: Pick<Page, 'request'>,
  { origin }: Pick<Site, 'origin'>,
): Promise<{ booking: Booking; email: string }> {
  const email = newGuest();
  const booking = await bookAs(page, { origin }, await findRequest(page, origin, email));
  expect(booking.status).toBe('requested');
  return { booking, email };
}

const isInDollars = ({ booking, currency, left }: Rate) =>
  booking === 'instant' && left == null && currency === 'USD';

/**
 * Returns the hotels in Karachi that pay a commission. Only the provider reveals it, not the site.
 */
async function hotelsThatPay(): Promise<ReadonlySet<string>> {
  const provider = await startProvider();
  try {
    const list = await fetch(`${provider.origin}/api/hotels/search?city=Karachi`);
    const { hotels } = v.parse(searchResponseSchema, await list.json());
    const paying = (hotels ?? []).filter(({ rates }) =>
      rates?.some(({ commission }) => commission),
    );
    return new Set(paying.map(({ id }) => id));
  } finally {
    await provider.close();
  }
}

/**
 * Books a stay of which the site pays 20 dollars. Moves it to last month, as a stay that the hotel
 * has reported.
 */
export async function leaveStay(page: Page, site: Site, email = newGuest()) {
  const code = await createPromotion(site, '20.00');
  const credit = { amount: '20.00', currency: 'USD' };
  const request = await findRequest(page, site.origin, email, isInDollars, await hotelsThatPay());
  const booking = await bookAs(page, site, {
    ...request,
    credits: { promotion: { code, amount: credit } },
  });
  const [stay] = await queryDatabase(
    site,
    `update bookings set status = 'stayed', next_attempt_at = null,
       check_in = date_trunc('month', current_date - interval '1 month') + interval '9 days',
       check_out = date_trunc('month', current_date - interval '1 month') + interval '11 days'
     where id = $1
     returning hotel_id as "hotelId", hotel->>'name' as hotel, to_char(check_out, 'YYYY-MM') as month`,
    [booking.id],
  );
  const columns = v.object({ hotelId: v.string(), hotel: v.string(), month: v.string() });
  return { booking, ...v.parse(columns, stay) };
}

/** Makes the outcome of a booking at the provider unknown for the last hour. */
export async function loseOutcome(site: Site, id: string): Promise<void> {
  await queryDatabase(
    site,
    `update bookings set status = 'pending', asked_at = date_trunc('second', now()) - interval '1 hour',
       next_attempt_at = now() + interval '1 day', attempts = 9 where id = $1`,
    [id],
  );
}

/** Invites a colleague to the desk like the operator. Returns the mail with the invitation. */
export async function inviteToDesk(site: Site, role: StaffRole): Promise<string> {
  const email = `${role}-${randomUUID()}@desk.example`;
  await site.command('staff', 'invite', email, '--role', role);
  return mailTo(site, email, '');
}

/** Opens the page of a booking at the desk. */
export async function openBooking(page: Page, number: string): Promise<void> {
  await page.goto(`/desk/bookings/${number}`);
  await expect(heading(page, `Booking ${formatBookingNumber(number)}`)).toBeVisible();
}

/** Opens the dialog that confirms a request and waits for the preview of the guest's mail. */
export async function askToConfirm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm this request?' });
  await expect(dialog.getByText('Your booking is confirmed')).toBeVisible();
  return dialog;
}
