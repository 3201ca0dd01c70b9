import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { bookingResponseSchema, formatBookingNumber } from '#contracts/site/bookings.ts';
import { mailTo } from './accountMail.ts';
import { findRequest } from './deskJourney.ts';
import { expectAccessible } from './expectAccessible.ts';
import { deskEmail, expect, test } from './journey.ts';

test('the desk confirms a request on the page in its mail, once', async ({ page, site }) => {
  const response = await page.request.post(`${site.origin}/api/bookings`, {
    headers: { origin: site.origin, 'idempotency-key': randomUUID() },
    data: await findRequest(page, site.origin),
  });
  expect(response.status()).toBe(201);
  const { booking, link } = v.parse(bookingResponseSchema, await response.json());
  expect(booking.status).toBe('requested');

  const number = formatBookingNumber(booking.number);
  const mail = await mailTo(site, deskEmail, '', number);
  const [address = ''] = /http:\/\/\S+\/desk\/\S+/.exec(mail.replaceAll('=3D', '=')) ?? [];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A traveller requests a stay');
  await expect(page.getByText('Ada Lovelace')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your reference').fill('HTL-7');
  await page.getByRole('button', { name: 'Confirm the booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The booking is confirmed');
  await expectAccessible(page);

  const read = await page.request.get(
    `${site.origin}${link.replace('/booking/', '/api/bookings/')}`,
  );
  expect(await read.json()).toMatchObject({ status: 'confirmed', reference: 'HTL-7' });
  const again = await page.request.get(address);
  expect(again.status()).toBe(410);
});
