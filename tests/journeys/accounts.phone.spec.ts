import { expectAccessible } from './expectAccessible.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import { fillSignUp, mailTo, newTraveler, openLink } from './accountMail.ts';

test('a traveler signs up, signs in again and replaces a forgotten password', async ({
  page,
  site,
  open,
  errors,
}) => {
  const who = newTraveler();
  await open('/sign-up');
  await page.getByLabel('Email address').fill('ada@');
  await page.getByLabel('Password', { exact: true }).fill('1234567');
  await expect(page.getByText('Strength: Too short')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (const [label, error] of [
    ['Full Name', 'Enter your name.'],
    ['Email address', 'Enter an email address, such as name@example.com.'],
    ['Password', 'Use at least 8 characters.'],
    ['Confirm Password', 'The passwords do not match.'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(error);
  }
  await expectAccessible(page);
  await fillSignUp(page, who);
  await openLink(page, await mailTo(site, who.email, 'Confirm your email address'));
  await expect(heading(page, 'Confirm your address')).toBeVisible();
  await page.getByRole('main').getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Confirm the address' }).click();

  // The previous page has the menu too, which closes with that page.
  await expect(heading(page, 'Find a room worth the journey')).toBeVisible();
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: who.name });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(banner.getByRole('link', { name: 'Trips' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await menu.click();
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();

  await open('/favorites');
  await banner.getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.getByLabel('Email address').fill(who.email);
  await page.getByRole('main').getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(menu).toBeVisible();
  await open('/');
  await expect(menu).toBeVisible();

  await menu.click();
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await banner.getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.getByLabel('Email address').fill(who.email);
  await page.getByRole('main').getByLabel('Password').fill('something else');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The email address or the password is wrong.',
  );
  await expect(page.getByRole('alert')).toBeFocused();
  await expectErrors(errors, ['401: /api/auth/sign-in']);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The previous page has a field with the same name.
  await expect(heading(page, 'Forgot password?')).toBeVisible();
  await page.getByLabel('Email address').fill(who.email);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  await openLink(page, await mailTo(site, who.email, 'Choose a new password'));
  await expectAccessible(page);
  await page.getByLabel('New password').fill('difference engine');
  await page.getByLabel('Confirm Password').fill('difference engine');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.getByLabel('Email address').fill(who.email);
  await page.getByRole('main').getByLabel('Password').fill('difference engine');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(menu).toBeVisible();
});
