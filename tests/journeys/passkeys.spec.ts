import { joinSite, mailTo } from './accountMail.ts';
import { addAuthenticator } from './addAuthenticator.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, expectErrors, test } from './journey.ts';

test('a traveler creates a passkey, signs in with it, renames it and removes it', async ({
  page,
  site,
  open,
  errors,
}) => {
  const who = await joinSite(page, site);
  const device = await addAuthenticator(page);
  await open('/account/security');
  const passkeys = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Passkeys', exact: true }) });
  await passkeys.getByRole('button', { name: 'Create a passkey' }).click();
  await device.touch(true);
  await passkeys.getByLabel('Current password').fill('not that one');
  await passkeys.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(passkeys.getByLabel('Current password')).toBeFocused();
  await expectErrors(errors, ['403: /api/account/passkeys/creation']);
  await passkeys.getByLabel('Current password').fill(who.password);
  await expectAccessible(page);
  await passkeys.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(passkeys.getByText('The passkey is created.')).toBeVisible();
  await expect(passkeys.getByText('not used yet')).toBeVisible();
  await mailTo(site, who.email, 'A passkey was added to your account');
  await expectFits(page);

  const signInByButton = async () => {
    // The field for the address also offers passkeys. Without a touch, the device does not answer
    // that request.
    await device.touch(false);
    await open('/sign-in');
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await device.touch(true);
    await button.click();
  };
  const menu = page.getByRole('banner').getByRole('button', { name: who.name });
  await menu.click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(menu).toBeHidden();
  await signInByButton();
  await expect(menu).toBeVisible();

  await open('/account/security');
  await expect(page.getByText('With a passkey', { exact: true })).toBeVisible();
  await expect(passkeys.getByText('last used')).toBeVisible();
  await passkeys.getByRole('button', { name: /^Rename / }).click();
  await passkeys.getByLabel('Name of the passkey').fill('My phone');
  await passkeys.getByRole('button', { name: 'Save the name' }).click();
  await passkeys.getByRole('button', { name: 'Remove My phone' }).click();
  await passkeys.getByLabel('Current password').fill(who.password);
  await passkeys.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(passkeys.getByText('The passkey is removed.')).toBeVisible();
  await mailTo(site, who.email, 'A passkey was removed from your account');

  await menu.click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(menu).toBeHidden();
  await signInByButton();
  await expect(page.getByText('This passkey does not work here.')).toBeVisible();
  await expectErrors(errors, ['403: /api/auth/passkey']);
});
