import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { mailTo } from './accountMail.ts';
import { expectAccessible } from './expectAccessible.ts';
import { bookRequest, newGuest } from './deskJourney.ts';
import { fillGuest, findOffer, isInstant } from './liveCheckout.ts';
import { deskEmail, expect, heading, test } from './journey.ts';
import { joinDesk } from './joinDesk.ts';

test('the mail about a request leads staff who are signed in to its booking', async ({
  page,
  site,
}) => {
  const { booking } = await bookRequest(page, site);
  const number = formatBookingNumber(booking.number);
  const mail = await mailTo(site, deskEmail, '', number);
  const [address = ''] = /http:\/\/\S+\/desk\/\S+/.exec(mail.replaceAll('=3D', '=')) ?? [];
  await joinDesk(page, site, 'agent', { name: 'Grace Hopper' });
  await page.goto(address);
  await expect(heading(page, `Booking ${number}`)).toBeVisible();
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible();
});

test('an agent books for a guest on the phone with the checkout of the site, and only the guest gets the link', async ({
  page,
  site,
}) => {
  await joinDesk(page, site, 'agent', { name: 'Grace Hopper' });
  await page.goto(`${site.origin}/desk/bookings`);
  await page.getByRole('button', { name: 'Book for a guest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book for a guest' });
  await dialog.getByLabel('The guest’s language').selectOption('de');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open the site' }).click();
  await expect(page).toHaveURL(`${site.origin}/de/`);
  const bar = page.getByText(/You book for a guest, as the desk/);
  await expect(bar).toBeVisible();
  const { checkout, hotel } = await findOffer(page, 42, isInstant);
  await page.goto(`${site.origin}${checkout}`);
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  const email = newGuest();
  await fillGuest(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Book and agree to pay' }).click();
  await expect(heading(page, /^Booking /)).toBeVisible();
  await expect(page.getByText('accepted price and terms on the phone')).toBeVisible();
  await expect(page.getByText('By Grace Hopper')).toBeVisible();
  expect(await page.content()).not.toContain('key=');
  expect(await mailTo(site, email, '', hotel)).toContain('key=');
  // Back on the site nobody is the desk any more, and nothing of the guest is left.
  await page.goto(`${site.origin}${checkout}`);
  await expect(page.getByLabel('Email address')).toHaveValue('');
  await expect(bar).toBeHidden();
});
