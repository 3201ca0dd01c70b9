import { readFile } from 'node:fs/promises';
import { nextTotp, totp } from '../support/totp.ts';
import { joinSite, mailTo, newTraveler, openLink } from './accountMail.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  findOffer,
  isFreeToCancel,
  isInstant,
  openFilled,
} from './liveCheckout.ts';

test('a traveler changes the settings of an account, downloads it and deletes it', async ({
  page,
  site,
  open,
  errors,
}) => {
  const who = await joinSite(page, site);
  await open('/account');
  await expect(heading(page, 'Account')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Full Name').fill('Countess Lovelace');
  await page.getByRole('button', { name: 'Save the name' }).click();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Countess Lovelace' });
  await expect(menu).toBeVisible();

  const section = (title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const email = section('Email address');
  const next = newTraveler().email;
  const newPassword = 'difference engine';
  await email.getByLabel('New email address').fill(next);
  await email.getByLabel('Current password').fill('not that one');
  await email.getByRole('button', { name: 'Change the address' }).click();
  await expect(email.getByLabel('Current password')).toBeFocused();
  await expectErrors(errors, ['403: /api/account/email']);
  await email.getByLabel('Current password').fill(who.password);
  await email.getByRole('button', { name: 'Change the address' }).click();
  await expect(email.getByText(`Open the link in the email to ${next}.`)).toBeVisible();
  await mailTo(site, who.email, 'Your email address is about to change');
  await openLink(page, await mailTo(site, next, 'Confirm your new email address'));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText(`Your account now has the address ${next}.`)).toBeVisible();
  await mailTo(site, who.email, 'Your email address has changed');
  await page.getByRole('main').getByRole('link', { name: 'Account' }).click();

  const part = page.getByRole('navigation', { name: 'Account' });
  await part.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('(this device)')).toBeVisible();
  const password = section('Password');
  await password.getByLabel('Current password').fill(who.password);
  await password.getByLabel('New password').fill(newPassword);
  await password.getByLabel('Confirm Password').fill(newPassword);
  await password.getByRole('button').last().click();
  await expect(password.getByText('Your password is changed')).toBeVisible();

  const twoStep = section('Two-step sign-in');
  await twoStep.getByLabel('Current password').fill(newPassword);
  await twoStep.getByRole('button', { name: 'Turn it on' }).click();
  const uri = await twoStep.getByRole('link', { name: 'Open the app' }).getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await expect(twoStep.getByRole('img', { name: 'The key as a QR code' })).toBeVisible();
  await expectAccessible(page);
  await twoStep.getByLabel('Code from your app').fill(totp(secret));
  await twoStep.getByRole('button', { name: 'Turn it on' }).click();
  await expect(twoStep.getByText('On: you sign in')).toBeVisible();
  await mailTo(site, next, 'Two-step sign-in is on');
  await twoStep.getByRole('button', { name: 'New recovery codes' }).click();
  await twoStep.getByLabel('Current password').fill(newPassword);
  await twoStep.getByRole('button', { name: 'Make new recovery codes' }).click();
  await expect(twoStep.getByText('These are your new recovery codes.')).toBeVisible();
  const recoveryCode = (await twoStep.getByRole('listitem').first().textContent()) ?? '';
  await mailTo(site, next, 'You have new recovery codes');

  for (const step of ['app', 'recovery'] as const) {
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
    await expect(heading(page, 'Find a room worth the journey')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.getByLabel('Email address').fill(next);
    await page.getByRole('main').getByLabel('Password').fill(newPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Code from your app')).toBeFocused();
    if (step === 'app') await expectAccessible(page);
    if (step === 'recovery') {
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCode);
    } else await page.getByLabel('Code from your app').fill(nextTotp(secret));
    await page.getByRole('button', { name: 'Continue' }).click();
    // The menu closes when a page opens.
    await expect(heading(page, 'Find a room worth the journey')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Countess Lovelace' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Security' }).click();
    await expect(heading(page, 'Account')).toBeVisible();
  }

  await part.getByRole('link', { name: 'Privacy' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ account: { name: 'Countess Lovelace', email: next } });

  const deletion = section('Delete the account');
  await deletion.getByLabel('Current password').fill(newPassword);
  await deletion.getByRole('button').last().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await mailTo(site, next, 'Your account is deleted');
});

test('a traveler is saved, changed, removed and used in a booking', async ({
  page,
  site,
  open,
}) => {
  await joinSite(page, site);
  await open('/account/travelers');
  await page.getByRole('button', { name: 'Add a traveler' }).click();
  await page.getByLabel('First name').fill('Charles');
  await page.getByRole('button', { name: 'Save the traveler' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await page.getByLabel('Last name').fill('Babbage');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the traveler' }).click();
  await page.getByRole('button', { name: 'Change Charles Babbage' }).click();
  await page.getByLabel('Mobile phone number').fill('+44 20 7946 0000');
  await page.getByRole('button', { name: 'Save the traveler' }).click();
  await expect(page.getByText('+442079460000')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Charles Babbage' }).click();
  await expect(page.getByText('Charles Babbage')).toBeHidden();

  await page.getByRole('button', { name: 'Add a traveler' }).click();
  await page.getByLabel('First name').fill('Charles');
  await page.getByLabel('Last name').fill('Babbage');
  await page.getByLabel('Citizenship').selectOption('United Kingdom');
  await page.getByRole('button', { name: 'Save the traveler' }).click();
  await expect(page.getByText('United Kingdom', { exact: true })).toBeVisible();

  const { checkout } = await findOffer(page, 52, isInstant);
  await open(checkout);
  await page.getByLabel('Saved traveler').selectOption('Charles Babbage');
  await expect(page.getByLabel('First name')).toHaveValue('Charles');
  await page.getByLabel('Mobile phone number').fill('020 7946 0000');
  await page.getByLabel('Email address').fill('charles@example.com');
  await page.getByLabel('Save the info for future bookings').check();
  await expect(page.getByText('are saved in your account')).toBeVisible();
  await expectAccessible(page);
  await bookNow(page).click();
  await expectBooking(page, 'Your booking is confirmed');
  await open('/account/travelers');
  await expect(page.getByText('United Kingdom, +442079460000')).toBeVisible();
});

test('a booking of a guest joins the account with its address and is canceled from the trips', async ({
  page,
  site,
  open,
}) => {
  const who = newTraveler();
  const offer = await findOffer(page, 100, (rate) => isInstant(rate) && isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await page.getByLabel('Email address').fill(who.email);
  await bookNow(page).click();
  const id = await expectBooking(page, 'Your booking is confirmed');

  await joinSite(page, site, who);
  await open('/trips');
  const group = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const trip = (name: string) => group(name).getByRole('link', { name: offer.hotel }).first();
  await expect(trip('Upcoming')).toContainText('Confirmed');
  await expectAccessible(page);
  await expectFits(page);
  await trip('Upcoming').click();
  expect(await expectBooking(page, 'Your booking is confirmed')).toBe(id);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('Your booking is canceled');
  await mailTo(site, who.email, 'Canceled: ');
  await open('/trips');
  await expect(trip('Canceled')).toBeVisible();
  await expect(page.getByText('No upcoming trips.')).toBeVisible();
  await expect(group('Upcoming')).toBeHidden();
});
