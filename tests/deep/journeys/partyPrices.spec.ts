import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { keyOfLink } from '#client/domain/addresses/bookingLink.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { toBookedStay } from '#client/features/checkout/useBookNow.ts';
import { type DecimalMoney, parseMoney, sumMoney } from '#contracts/money/money.ts';
import { ledgerOfRates } from '#contracts/money/priceLedger.ts';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import { lowestRates, priceOfRates } from '#contracts/provider/lowestRate.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import { bookingResponseSchema, bookingSchema } from '#contracts/site/bookingSchema.ts';
import { ledgerOfBooking } from '#contracts/site/bookings.ts';
import { parseParty, type Party } from '#contracts/values/party.ts';
import { expect, test } from '../../journeys/journey.ts';
import { isFreeToCancel, pay } from '../../journeys/liveCheckout.ts';
import type { Site } from '../../support/startSite.ts';

const parties = [
  ['2'],
  ['1'],
  ['3'],
  ['2-4'],
  ['2-9,12'],
  ['1', '1'],
  ['2', '2'],
  ['2-7', '1'],
  ['1-3', '2', '1'],
  ['2', '1', '1', '2-5'],
];
/** The number of hotels of a list that are tested. */
const looked = 3;

test.describe.configure({ timeout: 600_000 });

test('each of ten parties has the same price in the listing, at the hotel, in the charge and the refund', async ({
  page,
  site,
  open,
}) => {
  await open('/');
  for (const [index, occupancy] of parties.entries()) {
    await test.step(occupancy.join(' and '), async () => {
      const party = parseParty(occupancy) ?? [];
      const checkIn = addDays(today(), 120 + 3 * index);
      const dates = { check_in: checkIn, check_out: addDays(checkIn, 2) };
      const query = new URLSearchParams({ city: 'Marrakech', ...dates });
      for (const room of occupancy) query.append('occupancy', room);
      const list = await page.request.get(`/api/hotels/search?${query}`);
      const { hotels } = v.parse(searchResponseSchema, await list.json());
      let compared = 0;
      let isBooked = false;
      for (const listed of hotels ?? []) {
        const detail = await page.request.get(hotelPath(listed.id, { ...dates, occupancy }));
        const hotel = v.parse(hotelSchema, await detail.json());
        const lowest = lowestRates(hotel, party);
        if (!lowest) continue;
        compared += 1;
        expect(priceOfRates(lowestRates(listed, party) ?? [])).toEqual(priceOfRates(lowest));
        const prepaid = lowestRates(hotel, party, isPrepaid);
        if (!isBooked && prepaid) {
          await bookAndCancel(page, site, listed.id, party, prepaid);
          isBooked = true;
        }
        if (compared >= looked && isBooked) break;
      }
      expect([compared >= looked, isBooked]).toEqual([true, true]);
    });
  }
});

const isPrepaid = (rate: Rate) =>
  rate.booking === 'instant' && rate.collect === 'site' && isFreeToCancel(rate);

/** Books rooms, pays by card and cancels, each time for the amount in the rates of the hotel. */
async function bookAndCancel(
  page: Page,
  { origin }: Site,
  hotel: string,
  party: Party,
  rates: readonly Rate[],
): Promise<void> {
  const { total, dueNow } = ledgerOfRates(rates);
  const data: BookingRequest = {
    stay: toBookedStay({ hotel, party }, rates, undefined),
    traveller: {
      guests: [{ firstName: 'Ada', lastName: 'Bell' }],
      citizenship: 'PK',
      email: `ada-${randomUUID()}@travelers.example`,
      phone: '+923001234567',
      services: [],
      specialRequests: '',
    },
  };
  const headers = { origin };
  const made = await page.request.post(`${origin}/api/bookings`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data,
  });
  const { booking, link } = v.parse(bookingResponseSchema, await made.json());
  await page.goto(booking.payment?.address ?? '');
  await pay(page, '4242 4242 4242 4242');
  await expect(page.locator('[data-status=confirmed]')).toBeVisible();
  const path = `${origin}/api/bookings/${booking.id}`;
  const query = `?key=${keyOfLink(link)}`;
  const paid = v.parse(bookingSchema, await (await page.request.get(path + query)).json());
  expect(paid.payment && parseMoney(paid.payment.amount)).toEqual(dueNow);
  expect(ledgerOfBooking(paid).total).toEqual(total);
  const acceptedFee: DecimalMoney = { amount: '0.00', currency: dueNow.currency };
  await page.request.post(`${path}/cancellation${query}`, { headers, data: { acceptedFee } });
  await expect
    .poll(async () => {
      const now = v.parse(bookingSchema, await (await page.request.get(path + query)).json());
      const back = (now.payment?.refunds ?? []).map(({ amount }) => parseMoney(amount));
      return sumMoney(back, dueNow.currency).amount;
    })
    .toBe(dueNow.amount);
}
