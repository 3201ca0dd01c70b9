import * as v from 'valibot';
import { deskBookingSchema } from '#contracts/site/desk/deskBooking.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { joinDesk } from './joinDesk.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  findOffer,
  isFreeToCancel,
  isPaidRequest,
  isPrepaid,
  openFilled,
  pay,
} from './liveCheckout.ts';

const confirmed = 'Your booking is confirmed and paid';

test('a stay is paid with another card after one is declined, and refunded when it is canceled', async ({
  page,
  open,
  site,
}) => {
  const offer = await findOffer(page, 24, (rate) => isPrepaid(rate) && isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await bookNow(page).dblclick();
  await expect(page.getByText('Test payment: no money moves')).toBeVisible();
  expect(page.url()).toContain(site.bank);
  await expectAccessible(page);
  await expectFits(page);
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('declined');
  await pay(page, '5555 5555 5555 4444');
  await expectBooking(page, confirmed);
  await expect(page.getByText(/^Paid on .* by Mastercard, ending in 4444$/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('Your booking is canceled');
  await expect(page.getByText(/was refunded on .* within 5 to 10 days/)).toBeVisible();
});

test('a traveler who leaves the bank without paying can resume the payment', async ({
  page,
  open,
  visit,
}) => {
  const offer = await findOffer(page, 26, (rate) => isPrepaid(rate) && !isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await bookNow(page).click();
  await pay(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Do not confirm' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(heading(page)).toHaveText('Your stay is not paid yet');
  await expect(page.locator('[aria-current=step]')).toHaveText('2Pay');
  await expectAccessible(page);
  const { pathname } = new URL(page.url());

  const stranger = await visit();
  await open(pathname, stranger);
  await expect(heading(stranger)).not.toHaveText('Your stay is not paid yet');

  await page.getByRole('link', { name: /^Pay \$/ }).click();
  await pay(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectBooking(page, confirmed);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('Your booking is canceled');
  await expect(page.getByText(/of it is kept from what you paid by card/)).toBeVisible();
  await expect(page.getByText(/refunded/)).toHaveCount(0);
});

test('a request is reserved on the card and charged once the hotel confirms it', async ({
  page,
  open,
  visit,
  site,
}) => {
  const offer = await findOffer(page, 32, isPaidRequest);
  await openFilled(page, open, offer);
  await page.getByRole('button', { name: 'Send request' }).click();
  await pay(page, '4242 4242 4242 4242');
  const id = await expectBooking(page, 'Your request is with the hotel');
  await expect(page.getByText(/It is charged only if the hotel confirms/)).toBeVisible();
  await expect(page.getByText('Reserved on your card', { exact: true })).toBeVisible();
  await expectFits(page);
  const staff = await visit();
  await joinDesk(staff, site, 'agent');
  const path = `${site.origin}/api/desk/bookings/${id}`;
  const { version } = v.parse(deskBookingSchema, await (await staff.request.get(path)).json());
  const headers = { Origin: site.origin };
  const data = { version };
  expect((await staff.request.post(`${path}/actions/confirm`, { data, headers })).status()).toBe(
    200,
  );
  await expectBooking(page, confirmed);
  await expect(page.getByText(/^Paid on .* by Visa, ending in 4242$/)).toBeVisible();
});

test('a stay is paid in German on a phone, even if the traveler returns without a network', async ({
  page,
  open,
  errors,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const offer = await findOffer(page, 34, isPrepaid);
  await open(`/de${offer.checkout}`);
  await page.locator('[autocomplete$="given-name"]').first().fill('Ada');
  await page.locator('[autocomplete$="family-name"]').first().fill('Bell');
  await page.locator('select[name=phoneCountry]').selectOption('PK');
  await page.locator('[autocomplete="tel"]').fill('0300 1234567');
  await page.locator('[autocomplete="email"]').fill('ada@travelers.example');
  await page.locator('main form button[type=submit]').last().click();
  await expect(page.getByText('Testzahlung')).toBeVisible();
  await expectFits(page);
  // The bank has the payment, but its response is lost.
  const address = page.url();
  await page.locator('#card').fill('4242 4242 4242 4242');
  await page.route(address, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('internetdisconnected');
  });
  await page.locator('main form button').click();
  await expectErrors(errors, [`net::ERR_INTERNET_DISCONNECTED: ${new URL(address).pathname}`]);
  await page.unroute(address);
  await page.goto(address);
  await expectBooking(page, 'Ihre Buchung ist bestätigt und bezahlt');
  await expect(page.getByText(/^Bezahlt am .* mit Visa, Endziffern 4242$/)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});
