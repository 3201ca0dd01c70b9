import { mailTo } from './accountMail.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { expectAccessible } from './expectAccessible.ts';
import { bookRequest, newGuest, openBooking } from './deskJourney.ts';
import { fillGuest, findOffer, isFreeToCancel, isInstant, selectRate } from './liveCheckout.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import { joinDesk } from './joinDesk.ts';

test('an agent books for a guest on the phone, and only the guest gets the link', async ({
  page,
  site,
  errors,
}) => {
  await joinDesk(page, site, 'agent', { name: 'Grace Hopper' });
  await page.goto(`${site.origin}/desk/bookings`);
  await page.getByRole('button', { name: 'Book for a guest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book for a guest' });
  await dialog.getByLabel('The guest’s language').selectOption('de');
  await dialog.getByRole('button', { name: 'Open the site' }).click();
  // The guest's language applies to the mails, and the agent's pages keep their own.
  await expect(page).toHaveURL(`${site.origin}/`);
  const bar = page.getByText(/You are booking for a guest, on behalf of the desk/);
  await expect(bar).toBeVisible();
  const change = { days: 52, nights: 3 };
  const { checkout, hotel, others } = await findOffer(
    page,
    42,
    (rate) => isInstant(rate) && isFreeToCancel(rate),
    [change],
  );
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
  const mail = await mailTo(site, email, '', hotel);
  expect(mail).toContain('key=');
  expect(mail).toContain('Ihre Buchung');

  // The guest calls again for other days. The agent uses the guest's own change form, in the
  // language of the desk.
  await page.getByRole('button', { name: 'Change days or guests' }).click();
  await expect(
    page.getByText(/You are changing booking .{9} for a guest, on behalf of the desk/),
  ).toBeVisible();
  const form = page.getByRole('search', { name: 'Change your stay' });
  const checkIn = addDays(today(), change.days);
  await form.getByLabel('Check-in').fill(checkIn);
  await form.getByLabel('Check-out').fill(addDays(checkIn, change.nights));
  await form.getByLabel('Check-out').press('Enter');
  await expect(page.getByText(/^Prices for /)).toBeVisible();
  await page.reload();
  await selectRate(page, others[0]);
  await expect(heading(page)).toHaveText('Review your change');
  await page.getByRole('link', { name: 'Return to selection' }).click();
  await selectRate(page, others[0]);
  await page.getByRole('button', { name: 'Change my booking' }).click();
  await expect(heading(page, /^Booking /)).toBeVisible();
  await expect(page.getByText('accepted price and terms on the phone')).toBeVisible();
  expect(await page.content()).not.toContain('key=');
  // The mail is in the guest's language, although the change was made in English.
  expect(await mailTo(site, email, '', 'kostenlos storniert')).toContain('key=');

  // The site asks the agent before it books the same stay as the guest again. The desk signs in
  // again if necessary.
  await page.getByRole('link', { name: 'Bookings' }).first().click();
  await page.getByRole('button', { name: 'Book for a guest' }).click();
  await dialog.getByRole('button', { name: 'Open the site' }).click();
  await expect(bar).toBeVisible();
  const again = checkout
    .replace(/check_in=[\d-]+/, `check_in=${checkIn}`)
    .replace(/check_out=[\d-]+/, `check_out=${addDays(checkIn, 3)}`);
  await page.goto(`${site.origin}${again}`);
  await fillGuest(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Book and agree to pay' }).click();
  const open = page.getByRole('link', { name: 'Open that booking' });
  await expect(open).toHaveAttribute('href', /^\/desk\/bookings\//);
  const { cookies } = await page.context().storageState();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Book anyway' }).click();
  const ended = page.getByRole('heading', { name: 'Your session at the desk has ended' });
  await expect(ended).toBeVisible();
  await expectErrors(errors, ['401: /api/desk/guest-bookings', '409: /api/desk/guest-bookings']);
  await expectAccessible(page);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.context().addCookies(cookies);
  await page.getByRole('button', { name: 'Book and agree to pay' }).click();
  await expect(open).toBeVisible();
  await expectErrors(errors, ['409: /api/desk/guest-bookings']);

  // Back on the site the desk is signed out, and no data of the guest remains.
  await page.goto(`${site.origin}/desk`);
  await page.goto(`${site.origin}${checkout}`);
  await expect(page.getByLabel('Email address')).toHaveValue('');
  await expect(bar).toBeHidden();
});

test('an agent writes to a guest with a template, and finance gives goodwill after a cancellation', async ({
  page,
  site,
}) => {
  const { booking, email } = await bookRequest(page, site);
  await joinDesk(page, site, 'admin', { name: 'Grace Hopper' });
  await openBooking(page, booking.number);
  await page.getByRole('button', { name: 'Write to the guest' }).click();
  const write = page.getByRole('dialog', { name: 'Write to the guest' });
  await write.getByLabel('Begin with').selectOption({ label: 'When will you arrive?' });
  const text = write.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/^Dear Ada Lovelace,/);
  await text.fill(`${await text.inputValue()}\nThe bar is open until one.`);
  await expectAccessible(page);
  await write.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByText('The email is on its way.')).toBeVisible();
  const mails = page.getByRole('list', { name: 'What happened' });
  await expect(mails.getByText('The bar is open until one.')).toBeVisible();
  expect(await mailTo(site, email, 'About your booking')).toContain('The bar is open until one.');

  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const cancel = page.getByRole('dialog');
  await cancel.getByLabel('The guest').check();
  await cancel.getByRole('button', { name: 'Cancel it at this fee' }).click();
  await expect(page.getByText('The booking is now: Canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Give goodwill' }).click();
  const goodwill = page.getByRole('dialog', { name: 'Give the guest goodwill' });
  await goodwill.getByLabel(/^Amount in /).fill('15');
  await goodwill.getByLabel('Reason').fill('The pool was closed.');
  await expect(goodwill.getByText('Your promo code: …')).toBeVisible();
  await goodwill.getByRole('button', { name: 'Give it and send the email' }).click();
  await expect(page.getByText(/^Goodwill: .*, as a promo code$/)).toBeVisible();
  expect(await mailTo(site, email, 'From us to you')).toMatch(/promo code: [\dA-Z-]{9,}/);
});
